import * as React from 'react'
import { Page } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { isPermitted, useInbox } from '../api/inbox-context'
import { useOperation } from '../api/use-operation'
import type { Detail, Filter } from '../api/types'
import { ReplyList } from '../reply/reply-list'
import { ReplyPanel } from '../reply/reply-panel'
import { Loaded } from '../ui/loaded'
import { ActionProblem } from './action-problem'
import { AnswerSections } from './answer-sections'
import { DeliveryList } from './delivery-list'
import { DetailColumns } from './detail-columns'
import { DetailHeader } from './detail-header'
import { FileList } from './file-list'
import { NoteList } from './note-list'
import { RetentionNote } from './retention-note'
import { StatusPanel } from './status-panel'
import { Timeline } from './timeline'
import { useAction } from './use-action'
import { useDetailShortcuts } from './use-detail-shortcuts'

interface Props {
  /** The list that the person came from: it decides what is previous and next. */
  readonly filter: Filter
  readonly shortcutsOn: boolean
}

export function SubmissionDetail(props: Props) {
  const { id = '' } = useParams()
  return <LoadedSubmission key={id} id={id} {...props} />
}

function LoadedSubmission({ id, filter, shortcutsOn }: Props & { readonly id: string }) {
  const state = useOperation<Detail>('show', { id, filter })
  return (
    <Loaded state={state}>
      {(detail) => <Submission detail={detail} reload={state.reload} shortcutsOn={shortcutsOn} />}
    </Loaded>
  )
}

interface SubmissionProps {
  readonly detail: Detail
  readonly reload: () => void
  readonly shortcutsOn: boolean
}

function Submission({ detail, reload, shortcutsOn }: SubmissionProps) {
  const inbox = useInbox()
  const { item } = detail
  const actions = useAction(reload)
  const [isReplying, setReplying] = React.useState(false)
  const mayChange = isPermitted(inbox, 'change', item.form)
  const target = { id: item.id, version: item.version }
  const change = (input: object) => void actions.run('change', { ...target, ...input }, 'Changed.')
  useDetailShortcuts({ detail, change, mayChange, onReply: () => setReplying(true), isOn: shortcutsOn })
  return (
    <>
      <Page.Title>{`${item.reference}, Inbox`}</Page.Title>
      <DetailHeader
        detail={detail}
        onReply={
          mayChange && !isReplying && detail.replyAddress !== null ? () => setReplying(true) : undefined
        }
      />
      <ActionProblem problem={actions.problem} dismiss={actions.dismiss} />
      <DetailColumns
        status={
          <StatusPanel
            item={item}
            mayChange={mayChange}
            isBusy={actions.isBusy}
            onStatus={(status) => change({ status })}
            onAssign={(assignee) => change({ assignee })}
            onRelease={() =>
              void actions.run('release', target, 'Released: what had to be sent is on its way.')
            }
          />
        }
        answers={
          <>
            <AnswerSections detail={detail} mayReveal={isPermitted(inbox, 'reveal', item.form)} />
            <FileList
              submission={item.id}
              files={detail.files}
              mayDownload={isPermitted(inbox, 'files', item.form)}
            />
            {mayChange && (
              <ReplyPanel detail={detail} actions={actions} isOpen={isReplying} onOpen={setReplying} />
            )}
            <ReplyList replies={detail.replies} />
            <NoteList
              notes={detail.notes}
              onAdd={
                mayChange
                  ? (text, key) => actions.run('note', { id: item.id, text, key }, 'Note added.')
                  : undefined
              }
            />
          </>
        }
        records={
          <>
            <DeliveryList
              deliveries={detail.deliveries}
              onRetry={
                mayChange
                  ? ({ id }) =>
                      void actions.run('retry', { id: item.id, delivery: id }, 'Tried again shortly.')
                  : undefined
              }
            />
            <Timeline events={detail.timeline} />
            <RetentionNote detail={detail} />
          </>
        }
      />
    </>
  )
}
