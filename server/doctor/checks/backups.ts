import { failed, ok, warning, type Check, type Finding } from '../check.ts'
import type { Installation } from '../installation.ts'

const HOUR_MS = 60 * 60 * 1000

/** Age in hours from which a backup is late, and from which it counts as missing. */
const SUBMISSIONS = {
  what: 'submissions',
  lateHours: 3,
  missingHours: 25,
  command: 'npm run submissions -- backup',
}
const CONTENT = {
  what: 'content',
  lateHours: 50,
  missingHours: 24 * 8,
  command: 'npm run content-service -- backup',
}

/** Submissions were backed up in the last hours, content in the last days. */
export const backupsCheck: Check = {
  name: 'Backups',
  run: async (installation) => [
    await age(installation, installation.settings.dataFolder, SUBMISSIONS),
    ...(installation.contentService.isLocal
      ? [await age(installation, installation.contentService.dataFolder, CONTENT)]
      : []),
  ],
}

async function age(
  { lastBackup, now }: Installation,
  folder: string,
  { what, lateHours, missingHours, command }: typeof SUBMISSIONS,
): Promise<Finding> {
  const last = await lastBackup(folder)
  const remedy = `Enable the timers (docs/operating.md, "Backup and restore"), or run ${command}.`
  if (!last) return failed(`no backup of ${what} was ever made`, remedy)
  const hours = Math.floor((now() - last.at) / HOUR_MS)
  const text = `the last backup of ${what} is ${hours < 1 ? 'less than an hour' : `${hours} hours`} old`
  if (hours >= missingHours) return failed(text, remedy)
  return hours >= lateHours ? warning(text, remedy) : ok(text)
}
