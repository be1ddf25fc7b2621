import type { Detail } from '../api/types'
import { ReplyList } from '../reply/reply-list'
import { ReplyPanel } from '../reply/reply-panel'
import { AnswerSections } from './answer-sections'
import { FileList } from './file-list'
import { NoteList } from './note-list'
import type { SubmissionTools } from './use-submission-actions'

interface Props {
  readonly detail: Detail
  readonly tools: SubmissionTools
  readonly isReplying: boolean
  readonly onReplying: (isReplying: boolean) => void
}

/** What the sender wrote, and what staff answer and note. */
export function AnswerColumn({ detail, tools, isReplying, onReplying }: Props) {
  const { may, actions, addNote } = tools
  return (
    <>
      <AnswerSections detail={detail} mayReveal={may('reveal')} />
      <FileList submission={detail.item.id} files={detail.files} mayDownload={may('files')} />
      {may('change') && (
        <ReplyPanel detail={detail} actions={actions} isOpen={isReplying} onOpen={onReplying} />
      )}
      <ReplyList replies={detail.replies} />
      <NoteList notes={detail.notes} onAdd={may('change') ? addNote : undefined} />
    </>
  )
}
