/** The text of a document in reading order; formatted and linked text is joined as displayed. */
export function documentText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  if ('children' in value) return documentText(value.children)
  if ('type' in value && 'text' in value) return documentText(value.text)
  const parts: unknown[] = Object.values(value)
  return parts.map(documentText).join(parts.every(isInline) ? '' : '\n')
}

/** All link targets in a document. */
export function documentUrls(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && ADDRESS_NAME.test(name) && inner !== '' ? [inner] : documentUrls(inner),
  )
}

const ADDRESS_NAME = /(?:url|link|path|address)$/i // e.g. buttonUrl, actionLink

function isInline(value: unknown): boolean {
  const type = value !== null && typeof value === 'object' && 'type' in value ? value.type : ''
  return type === 'text' || type === 'link'
}
