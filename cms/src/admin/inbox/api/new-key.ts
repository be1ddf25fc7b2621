/**
 * A random key, with which the same thing is stored once. Not `randomUUID`: browsers have that at https addresses only.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
