/*
 * Messages between the admin panel and a live preview, by `postMessage`. The panel's side is
 * cms/src/admin/live-preview/messages.ts; journeys/editors/live-preview.journey.ts fails when the two differ.
 */

type MessageFromPanel =
  /** The values of the edit form, saved or not, and the index of the block that has the focus there. */
  | { readonly type: 'beam-preview:values'; readonly values: unknown; readonly editedBlock: number | null }
  | { readonly type: 'beam-preview:edited-block'; readonly editedBlock: number | null }
  /** An earlier version of the document, which cannot be edited. */
  | { readonly type: 'beam-preview:version'; readonly values: unknown }

export type MessageToPanel =
  /** The preview listens: send the values. */
  | { readonly type: 'beam-preview:ready' }
  /** Open the block with this index in the form. */
  | { readonly type: 'beam-preview:open-block'; readonly block: number }
  /** Open the form at its beginning: the footer was selected. */
  | { readonly type: 'beam-preview:open-form' }

/** null for anything but a well-formed message of the panel. */
export function readMessageFromPanel(data: unknown): MessageFromPanel | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, values, editedBlock } = data as Readonly<Record<string, unknown>>
  const block = isIndex(editedBlock) ? editedBlock : null
  if (type === 'beam-preview:edited-block') return { type, editedBlock: block }
  if (type === 'beam-preview:version') return { type, values }
  return type === 'beam-preview:values' ? { type, values, editedBlock: block } : null
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}
