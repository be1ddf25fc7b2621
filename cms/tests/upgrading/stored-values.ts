import { DatabaseSync } from 'node:sqlite'
import { ARTICLE, CAROUSEL, HERO } from './earlier-version.ts'

/** Paths of the menu's groups. */
export function groupPaths(file: string): unknown[] {
  const opened = new DatabaseSync(file, { readOnly: true })
  const rows = opened.prepare("select path from navigations_items where type = 'WRAPPER'").all()
  opened.close()
  return rows.map(({ path: own }) => own)
}

export function subtitles(file: string): unknown[] {
  return values(file, 'subtitle')
}

export function carousels(file: string): unknown[] {
  return values(file, 'title', CAROUSEL)
}

/** The texts in a column, in the order of their rows. */
export function values(file: string, column: string, table = HERO): unknown[] {
  const opened = new DatabaseSync(file, { readOnly: true })
  const rows = opened
    .prepare(`select ${column} as value from ${table} where ${column} <> '' order by id`)
    .all()
  opened.close()
  return rows.map(({ value }) => value)
}

export function summaries(file: string): unknown[] {
  const opened = new DatabaseSync(file, { readOnly: true })
  const rows = opened.prepare(`select summary from ${ARTICLE} where summary <> '' order by id`).all()
  opened.close()
  return rows.map(({ summary }) => summary)
}

export function columns(file: string): unknown[] {
  return Object.keys(columnTypes(file, HERO))
}

/** In upper case, by column. */
export function columnTypes(file: string, table: string): Record<string, string> {
  const opened = new DatabaseSync(file, { readOnly: true })
  const rows = opened.prepare('select name, type from pragma_table_info(?)').all(table)
  opened.close()
  return Object.fromEntries(rows.map(({ name, type }) => [String(name), String(type).toUpperCase()]))
}
