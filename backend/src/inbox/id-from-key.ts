import { createHash } from 'node:crypto'

/**
 * The id of what a person stores with a random key: the same when it is sent again, because no answer came. The key is
 * not stored, so that nobody can guess the other parts by the id.
 */
export function idFromKey(key: string, ...parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([key, ...parts]))
    .digest('base64url')
}
