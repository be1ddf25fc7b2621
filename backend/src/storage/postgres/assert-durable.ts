import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Throws unless the server syncs a commit to the disk before it acknowledges it. */
export async function assertDurable(db: Kysely<Tables>): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await db.executeQuery<Record<string, string>>(CompiledQuery.raw(`show ${name}`))
    if (rows[0]?.[name] !== 'on')
      throw new Error(`PostgreSQL must have ${name} = on: else commits may be lost.`)
  }
}
