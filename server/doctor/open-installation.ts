import { resolve } from 'node:path'
import { Pool } from 'pg'
import { lastBackup } from '../../environment/backups/last-backup.ts'
import { anyText, port } from '../../environment/settings/parsers.ts'
import { createSettingsReader, type Environment } from '../../environment/settings/settings-reader.ts'
import { readSettings, type Settings } from '../settings.ts'
import type { DoctorOptions, Installation } from './installation.ts'
import { diskSpace, fileInfo, run, syncMs } from './machine.ts'
import { certificate, connects, get, post } from './network.ts'
import { reachMailServer, sendTestMail } from './mail-server.ts'
import { withStoredSecrets } from './with-stored-secrets.ts'

type Opened =
  | { readonly ok: true; readonly installation: Installation; readonly close: () => Promise<void> }
  | { readonly ok: false; readonly problems: readonly string[] }

const ROOT = resolve(import.meta.dirname, '../..')
const QUERY_TIMEOUT_MS = 10_000

/** The installation that these variables configure, on this machine. */
export function openInstallation(variables: Environment, options: DoctorOptions): Opened {
  const dataFolder = resolve(ROOT, variables['DATA_DIR'] || 'data')
  const contentFolder = resolve(ROOT, variables['CMS_DATA_DIR'] || resolve(dataFolder, 'cms'))
  const environment = withStoredSecrets(variables, dataFolder, contentFolder)
  const read = readSettings(environment)
  if (!read.ok) return read
  const { settings } = read
  const database = createDatabase(settings)
  const installation: Installation = {
    settings,
    environment,
    contentService: contentService(environment, contentFolder),
    options,
    now: Date.now,
    fileInfo,
    diskSpace,
    syncMs,
    lastBackup,
    run,
    queryRow: database.queryRow,
    get,
    post,
    connects,
    certificate,
    reachMailServer,
    sendTestMail: (to) => sendTestMail(settings.backend.mail, to),
  }
  return { ok: true, installation, close: database.close }
}

function contentService(environment: Environment, dataFolder: string) {
  const { withDefault, optional } = createSettingsReader(environment)
  const isExternal = optional('CONTENT_SERVICE_URL', anyText) !== undefined && fileInfo(dataFolder) === null
  return { dataFolder, isLocal: !isExternal, port: withDefault('CMS_PORT', port, 1337) }
}

function createDatabase({ backend: { databaseUrl } }: Settings) {
  const pool = databaseUrl === undefined ? null : new Pool({ ...LIMITS, connectionString: databaseUrl })
  pool?.on('error', () => {})
  return {
    async queryRow(sql: string): Promise<Readonly<Record<string, unknown>>> {
      if (!pool) throw new Error('DATABASE_URL is not set')
      const { rows } = await pool.query<Record<string, unknown>>(sql)
      return rows[0] ?? {}
    },
    close: async () => pool?.end(),
  }
}

const LIMITS = { max: 2, connectionTimeoutMillis: QUERY_TIMEOUT_MS, query_timeout: QUERY_TIMEOUT_MS }
