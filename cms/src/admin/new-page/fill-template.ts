type Row = Readonly<Record<string, unknown>>

/**
 * The blocks of a template as the edit form holds them: with today's date in place of `today`, and with the keys by
 * which Strapi keeps list entries apart until they are saved.
 */
export function fillTemplate(blocks: readonly Row[], today: string, day: string): readonly Row[] {
  // A form freezes what it holds.
  const filled = JSON.parse(JSON.stringify(blocks), (_name, value: unknown) =>
    value === today ? day : value,
  ) as Row[]
  return withKeys(filled)
}

/** Strapi's own are fractional indexes: 'a0', 'a1' …, which later keys continue. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function withKeys(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => {
    const values = Object.entries(row).map(([name, value]) => [name, isList(value) ? withKeys(value) : value])
    return { ...Object.fromEntries(values), __temp_key__: `a${DIGITS[index]}` }
  })
}

/** Entries of a list; the nodes of rich text have children. */
function isList(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((item: unknown) => isRow(item) && !('children' in item))
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
