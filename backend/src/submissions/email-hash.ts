import type { DataKeys } from '../keys/data-keys.ts'

/** What an email address is found by; the same however it is capitalized. '' for none. */
export function emailHash(keys: DataKeys, email: string): string {
  const plain = email.trim().toLowerCase()
  return plain === '' ? '' : keys.hash('address', plain)
}
