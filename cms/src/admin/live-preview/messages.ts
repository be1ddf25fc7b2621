/*
 * Messages between the panel and a live preview, by `postMessage`. The site's side is
 * website/app/pages/preview/live-messages.ts; journeys/editors/live-preview.journey.ts fails when the two differ.
 */

export type MessageToPreview =
  /** The values of the form, saved or not, and the index of the block that has the focus. */
  | { readonly type: 'beam-preview:values'; readonly values: object; readonly editedBlock: number | null }
  | { readonly type: 'beam-preview:edited-block'; readonly editedBlock: number | null }
  /** An earlier version of the document, which cannot be edited. */
  | { readonly type: 'beam-preview:version'; readonly values: object }

type MessageFromPreview =
  | { readonly type: 'beam-preview:ready' }
  | { readonly type: 'beam-preview:open-block'; readonly block: number }
  | { readonly type: 'beam-preview:open-form' }

/** null for anything but a well-formed message of a preview. */
export function readMessageFromPreview(data: unknown): MessageFromPreview | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, block } = data as Readonly<Record<string, unknown>>
  if (type === 'beam-preview:ready' || type === 'beam-preview:open-form') return { type }
  const isIndex = typeof block === 'number' && Number.isInteger(block) && block >= 0
  return type === 'beam-preview:open-block' && isIndex ? { type, block } : null
}
