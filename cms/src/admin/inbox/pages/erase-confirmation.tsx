import * as React from 'react'
import { Box, Button, Field, Typography } from '@strapi/design-system'
import type { ErasePreview } from '../api/types'
import { formatTime } from '../../format-time'
import { Notice } from '../ui/notice'
import { Panel } from '../ui/panel'

interface Props {
  readonly email: string
  readonly found: ErasePreview
  readonly isBusy: boolean
  readonly onErase: (confirmation: string) => void
}

export function EraseConfirmation({ email, found, isBusy, onErase }: Props) {
  const [typed, setTyped] = React.useState('')
  if (found.total === 0 && found.mayErase)
    return <Notice variant="primary" title="Nothing is stored with this address" />
  return (
    <Panel title={`Found: ${found.total === 1 ? '1 submission' : `${found.total} submissions`}`}>
      {found.total > 0 && (
        <Box tag="ul" marginBottom={3}>
          {found.submissions.map(({ reference, formLabel, receivedAt, files }) => (
            <Typography key={reference} tag="li" textColor="neutral800">
              {reference} · {formLabel} · {formatTime(receivedAt)}
              {files > 0 ? ` · ${files === 1 ? '1 file' : `${files} files`}` : ''}
            </Typography>
          ))}
        </Box>
      )}
      {found.mayErase ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onErase(typed.trim())
          }}
        >
          <Field.Root required hint="This cannot be undone.">
            <Field.Label>Type the address again to confirm</Field.Label>
            <Field.Input
              size="S"
              required
              autoComplete="off"
              value={typed}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Box paddingTop={3}>
            <Button
              type="submit"
              variant="danger"
              size="S"
              loading={isBusy}
              disabled={typed.trim() !== email}
            >
              Erase for good
            </Button>
          </Box>
        </form>
      ) : (
        <Notice variant="warning" title="You may not erase all of this">
          There is more in forms that you may not erase. Ask somebody who may: a person is erased everywhere
          or not at all.
        </Notice>
      )}
    </Panel>
  )
}
