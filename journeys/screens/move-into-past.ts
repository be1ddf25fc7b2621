import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const HOUR_MS = 3_600_000
/** How long staff took for a first answer. */
const ANSWERED_AFTER_MS = 5 * HOUR_MS

/** As if submissions had arrived hours ago, by their reference: figures of one moment show nothing. */
export function moveIntoPast(siteFolder: string, hours: ReadonlyMap<string, number>): void {
  const database = new DatabaseSync(join(siteFolder, 'submissions.sqlite'))
  try {
    database.exec('pragma busy_timeout = 10000')
    const move = database.prepare(`update submissions set received_at = ?,
      answered_at = case when answered_at is null then null else ? end where reference = ?`)
    for (const [reference, age] of hours) {
      const receivedAt = Date.now() - Math.round(age * HOUR_MS)
      move.run(receivedAt, receivedAt + ANSWERED_AFTER_MS, reference)
    }
  } finally {
    database.close()
  }
}
