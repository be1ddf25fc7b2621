/** Every string in a document, wherever it stands, in reading order. */
export function everyString(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(everyString)
}

/** All words of a document, marks and nodes of rich text joined as a reader sees them. */
export function everyWord(value: unknown): string {
  if (isText(value)) return value.text
  if (Array.isArray(value)) return value.map(everyWord).join(value.every(isInline) ? '' : '\n')
  if (isInline(value)) return everyWord(value.children)
  if (value !== null && typeof value === 'object') return Object.values(value).map(everyWord).join('\n')
  return typeof value === 'string' ? value : ''
}

/** Every link target in a document. */
export function everyAddress(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, held]) =>
    typeof held === 'string' && ADDRESS_NAME.test(name) && held !== '' ? [held] : everyAddress(held),
  )
}

const ADDRESS_NAME = /(?:url|link|path|address)$/i // e.g. buttonUrl, actionLink

function isText(value: unknown): value is { text: string } {
  return hasType(value) && value.type === 'text'
}

function isInline(value: unknown): value is { type: string; children?: unknown } {
  return hasType(value) && (value.type === 'text' || value.type === 'link')
}

function hasType(value: unknown): value is { type: unknown } {
  return value !== null && typeof value === 'object' && 'type' in value
}
