import * as React from 'react'
import { Box, Button, Field, Textarea, Typography } from '@strapi/design-system'
import { newKey } from '../api/new-key'
import type { Note } from '../api/types'
import { Panel } from '../ui/panel'
import { Paragraphs } from '../ui/plain-text'
import { TimeAgo } from '../ui/time-ago'

interface Props {
  readonly notes: readonly Note[]
  /**
   * Resolves to whether the note was stored; undefined when the person may not write one. With the same key, the same
   * note is stored once.
   */
  readonly onAdd: ((text: string, key: string) => Promise<boolean>) | undefined
}

const MAX_CHARACTERS = 4000

/** What colleagues tell each other. The sender never sees it. */
export function NoteList({ notes, onAdd }: Props) {
  const [text, setText] = React.useState('')
  const [key, setKey] = React.useState(newKey)

  async function addWith(store: NonNullable<Props['onAdd']>) {
    if (!(await store(text.trim(), key))) return
    setText('')
    setKey(newKey())
  }

  return (
    <Panel title="Notes">
      <Box tag="ul">
        {notes.map((note) => (
          <Box key={note.id} tag="li" paddingBottom={3}>
            <Typography variant="pi" textColor="neutral600">
              {note.author.name}, <TimeAgo at={note.at} />
            </Typography>
            <Typography tag="div" textColor="neutral800">
              <Paragraphs text={note.text} label={`Note by ${note.author.name}`} />
            </Typography>
          </Box>
        ))}
      </Box>
      {notes.length === 0 && !onAdd && <Typography textColor="neutral600">No notes.</Typography>}
      {onAdd && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void addWith(onAdd)
          }}
        >
          <Field.Root hint="For colleagues only. Erased together with the submission.">
            <Field.Label>New note</Field.Label>
            <Textarea
              value={text}
              maxLength={MAX_CHARACTERS}
              onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Box paddingTop={2}>
            <Button type="submit" size="S" variant="secondary" disabled={text.trim() === ''}>
              Add note
            </Button>
          </Box>
        </form>
      )}
    </Panel>
  )
}
