import { createInterface } from 'node:readline'
import { runPostgresTool } from './run-postgres-tool.ts'

const TABLE = /^COPY (?:\w+|"[^"]+")\."?(\w+)"? /

/**
 * Reads a dump from start to end: the number of rows by table. Rejects with a PostgresToolError when it is damaged, cut
 * off, or no dump.
 */
export async function countDumpedRows(file: string): Promise<ReadonlyMap<string, number>> {
  const { stdin, stdout, done } = runPostgresTool('pg_restore', ['--data-only', '--file=-', file])
  stdin.end()
  const [rows] = await Promise.all([countRows(stdout), done])
  return rows
}

/** The script of a dump has a line for each row, between `COPY` and `\.`. */
async function countRows(script: NodeJS.ReadableStream): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  let table: string | undefined
  for await (const line of createInterface({ input: script, crlfDelay: Infinity })) {
    if (table === undefined) {
      table = TABLE.exec(line)?.[1]
      if (table !== undefined) rows.set(table, 0)
    } else if (line === String.raw`\.`) table = undefined
    else rows.set(table, (rows.get(table) ?? 0) + 1)
  }
  return rows
}
