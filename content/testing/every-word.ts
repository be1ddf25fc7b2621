/** All words of a document in reading order, marked and linked words joined as a reader sees them. */
export function everyWord(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  if ('children' in value) return everyWord(value.children)
  if ('type' in value && 'text' in value) return everyWord(value.text)
  const parts: unknown[] = Object.values(value)
  return parts.map(everyWord).join(parts.every(isInline) ? '' : '\n')
}

/** Every link target in a document. */
export function everyAddress(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, held]) =>
    typeof held === 'string' && ADDRESS_NAME.test(name) && held !== '' ? [held] : everyAddress(held),
  )
}

const ADDRESS_NAME = /(?:url|link|path|address)$/i // e.g. buttonUrl, actionLink

function isInline(value: unknown): boolean {
  const type = value !== null && typeof value === 'object' && 'type' in value ? value.type : ''
  return type === 'text' || type === 'link'
}
