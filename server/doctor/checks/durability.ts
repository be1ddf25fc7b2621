import { failed, ok, warning, type Check, type Finding } from '../check.ts'
import type { Installation } from '../installation.ts'

const PARAMETERS = ['fsync', 'synchronous_commit', 'full_page_writes']
const SLOW_MS = 250

/** What is acknowledged survives a power cut: PostgreSQL syncs its commits, or the disk under SQLite syncs in time. */
export const durabilityCheck: Check = {
  name: 'Durability',
  run: async (installation) =>
    installation.settings.backend.databaseUrl === undefined
      ? [await disk(installation)]
      : Promise.all(PARAMETERS.map((name) => parameter(installation, name))),
}

async function parameter({ queryRow }: Installation, name: string): Promise<Finding> {
  const { value } = await queryRow(`select current_setting('${name}') as value`)
  return value === 'on'
    ? ok(`PostgreSQL has ${name} = on`)
    : failed(
        `PostgreSQL has ${name} = ${String(value)}`,
        `Set ${name} = on in postgresql.conf and reload it.`,
      )
}

async function disk({ settings, syncMs }: Installation): Promise<Finding> {
  const ms = Math.round(await syncMs(settings.dataFolder))
  return ms > SLOW_MS
    ? warning(
        `the disk needs ${ms} ms to sync: each batch of forms waits that long`,
        'Use a faster disk, or PostgreSQL.',
      )
    : ok(`the disk syncs in ${ms} ms`)
}
