import type { DataKeys } from '../keys/data-keys.ts'

/** What an email address is found by; the same however it is capitalized. '' for no address. */
export function addressHash(keys: DataKeys, address: string): string {
  const plain = address.trim().toLowerCase()
  return plain === '' ? '' : keys.hash('address', plain)
}
