import { runPostgresTool } from './run-postgres-tool.ts'

/** A row of a dump: the text of each value by its column, null for SQL's null. */
type DumpedRow = Readonly<Record<string, string | null>>

interface DumpVisitor {
  /** Called once for each table, also an empty one. */
  readonly table?: (name: string) => void
  /** `read` parses the row. */
  readonly row: (table: string, read: () => DumpedRow) => void
}

const COPY = /^COPY (?:\w+|"[^"]+")\."?(\w+)"? \((.*)\) FROM stdin;$/

/** Reads a dump from start to end. Rejects with a PostgresToolError when it is damaged, cut off, or no dump. */
export async function readDump(file: string, visitor: DumpVisitor): Promise<void> {
  const { stdin, stdout, done } = runPostgresTool('pg_restore', ['--data-only', '--file=-', file])
  stdin.end()
  await Promise.all([visitRows(stdout.setEncoding('utf8'), visitor), done])
}

/** The script of a dump has a line for each row, between `COPY` and `\.`. */
async function visitRows(script: AsyncIterable<string>, visitor: DumpVisitor): Promise<void> {
  let table: string | undefined
  let columns: readonly string[] = []
  for await (const line of lines(script)) {
    if (table === undefined) {
      const [, name, list = ''] = COPY.exec(line) ?? []
      table = name
      columns = list.split(', ').map((column) => column.replaceAll('"', ''))
      if (table !== undefined) visitor.table?.(table)
    } else if (line === String.raw`\.`) table = undefined
    else visitor.row(table, () => parseRow(columns, line))
  }
}

/** Node's readline also ends a line at U+2028, which visitors may type. */
async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n')
    rest += first
    for (const next of others) {
      yield rest
      rest = next
    }
  }
}

function parseRow(columns: readonly string[], line: string): DumpedRow {
  const values = line.split('\t')
  return Object.fromEntries(columns.map((column, index) => [column, parseValue(values[index] ?? '')]))
}

const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function parseValue(text: string): string | null {
  if (text === String.raw`\N`) return null
  return text.replaceAll(/\\(.)/gu, (_, character: string) => ESCAPED[character] ?? character)
}
