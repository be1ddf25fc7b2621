import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { lockStart } from '../database/start-lock.ts'
import { backUpDatabase } from './back-up-database.ts'
import { findDestructiveChanges, type DestructiveChange } from './destructive-changes.ts'

interface UpgradeOptions {
  readonly dataFolder: string
  readonly databaseUrl: string | null
  readonly backsUpUpgrades: boolean
  /** Tables and columns that may be dropped with their values. */
  readonly mayDrop: readonly string[]
}

/**
 * Before Strapi applies a changed schema: stops the start if that would drop values, and backs the database up. Must be
 * called in `register`. Runs before Strapi's own preparations, which delete drafts of types that no longer have any.
 */
export function guardUpgrades(strapi: Core.Strapi, options: UpgradeOptions): void {
  const beforeSync = strapi.hook('strapi::content-types.beforeSync')
  const preparations = beforeSync.getHandlers()
  for (const preparation of preparations) beforeSync.delete(preparation)
  beforeSync.register(async (context: unknown) => {
    await lockStart(strapi)
    await prepareUpgrade(strapi, options)
    for (const prepare of preparations) await prepare(context)
  })
  strapi.hook('strapi::content-types.afterSync').register(() => forgetUpgrade(options))
}

async function prepareUpgrade(strapi: Core.Strapi, options: UpgradeOptions): Promise<void> {
  const { schema, migrations } = strapi.db
  const stored = await schema.schemaStorage.read()
  if (!stored) return
  const hash = schema.schemaStorage.hashSchema(schema.schema)
  if (stored.hash === hash && !(await migrations.shouldRun())) return
  const changes = await findDestructiveChanges(strapi.db, stored.schema)
  const unexpected = changes.filter(({ name }) => !options.mayDrop.includes(name))
  if (unexpected.length > 0) throw new Error(explainDataLoss(unexpected, changes))
  if (options.backsUpUpgrades) await backUpOnce(strapi, options, hash)
}

/**
 * A start that fails between backup and upgrade is repeated: its half-upgraded database must not replace the backup.
 */
async function backUpOnce(strapi: Core.Strapi, options: UpgradeOptions, hash: string): Promise<void> {
  const attempted = await readFile(attemptFile(options), 'utf8').catch(() => '')
  if (attempted === hash) return
  const file = await backUpDatabase(strapi, options).catch((error: Error) => {
    throw new Error(withoutBackup(error), { cause: error })
  })
  await writeFile(attemptFile(options), hash)
  strapi.log.info(`Backed up the content database to ${file} before upgrading it`)
}

async function forgetUpgrade(options: UpgradeOptions): Promise<void> {
  await rm(attemptFile(options), { force: true })
}

/** Holds the hash of the schema whose upgrade has begun. */
function attemptFile({ dataFolder }: UpgradeOptions): string {
  return path.join(dataFolder, 'backups', 'upgrading-to')
}

function withoutBackup({ message }: Error): string {
  return `Cannot start: the content database must be backed up before it is upgraded, but: ${message} Nothing was changed. To upgrade without a backup of ours, start with CMS_BACKUP_UPGRADES=false`
}

function explainDataLoss(
  unexpected: readonly DestructiveChange[],
  changes: readonly DestructiveChange[],
): string {
  const list = unexpected.map(({ name, values }) => `${name} (${values})`).join(', ')
  const names = changes.map(({ name }) => name).join(',')
  return `Cannot start: this version has no place for stored content and would delete it: ${list}. Nothing was changed. To keep it, start the previous version again; to delete it, start with CMS_DROP=${names}`
}
