const SHOWN_CHARACTERS = 2

/**
 * An email address that its owner recognizes and a bystander cannot write to: 'ana@example.com' → 'an…@example.com'.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const name = Array.from(address.slice(0, Math.max(at, 0)))
  const shown = name.slice(0, name.length > SHOWN_CHARACTERS ? SHOWN_CHARACTERS : 1).join('')
  return `${shown}…${address.slice(Math.max(at, 0))}`
}
