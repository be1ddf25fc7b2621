import { createHash } from 'node:crypto'

/** A fingerprint of rows in their order, the same for the same content, whichever database they come from. */
export function createRowsDigest() {
  const hash = createHash('sha256')
  let rows = 0
  let digest: string | undefined
  return {
    add(row: Readonly<Record<string, unknown>>): void {
      rows += 1
      for (const column of Object.keys(row).toSorted()) hash.update(`${column}=${canonical(row[column])}\n`)
    },
    count: () => rows,
    digest: () => (digest ??= hash.digest('hex')),
  }
}

function canonical(value: unknown): string {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex')
  return JSON.stringify(value === null ? null : String(value))
}
