import { readDump } from './read-dump.ts'

/**
 * Reads a dump from start to end: the number of rows by table. Rejects with a PostgresToolError when it is damaged, cut
 * off, or no dump.
 */
export async function countDumpedRows(file: string): Promise<ReadonlyMap<string, number>> {
  const rows = new Map<string, number>()
  await readDump(file, {
    table: (name) => rows.set(name, 0),
    row: (table) => rows.set(table, (rows.get(table) ?? 0) + 1),
  })
  return rows
}
