import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Site } from './start-site.ts'

/** The number of stored submissions to a form. From the database: starting a command for it takes a second. */
export function countSubmissions({ dataFolder }: Site, form: string): number {
  const database = new DatabaseSync(join(dataFolder, 'submissions.sqlite'), { readOnly: true })
  const row = database.prepare('select count(*) as count from submissions where form = ?').get(form)
  database.close()
  return Number(row?.['count'])
}
