import { Button, Flex, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { formatTime } from '../format-time'
import { type PreviewLink, useCreateLink } from './use-preview-link'

type ReviewState =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'created'; readonly link: PreviewLink; readonly isCopied: boolean }

/** Creates and copies a link that shows the saved draft for a day to people without an account. */
export function ReviewLink({ uid, documentId }: { uid: string; documentId: string }) {
  const createLink = useCreateLink(uid, documentId)
  const [state, setState] = useState<ReviewState>({ kind: 'none' })
  const create = async () => {
    try {
      const link = await createLink('review')
      setState({ kind: 'created', link, isCopied: await copy(link.url) })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="tertiary" fullWidth onClick={() => void create()}>
        Copy review link
      </Button>
      {state.kind === 'created' && (
        <TextInput
          aria-label="Review link"
          size="S"
          readOnly
          value={state.link.url}
          onFocus={(event: { target: HTMLInputElement }) => event.target.select()}
        />
      )}
      <output>
        <Typography variant="pi" textColor="neutral600">
          {statusText(state)}
        </Typography>
      </output>
    </Flex>
  )
}

function statusText(state: ReviewState): string {
  if (state.kind === 'failed') return 'The link could not be created. Save the entry and try again.'
  if (state.kind === 'none') return 'Shows the saved draft for 24 hours to anybody who has the link.'
  const until = formatTime(state.link.expiresAt)
  return `${state.isCopied ? 'Copied' : 'Copy the link above'}. It shows the saved draft until ${until}.`
}

/** Browsers allow this on https and localhost only. */
async function copy(text: string): Promise<boolean> {
  return navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : false
}
