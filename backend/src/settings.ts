import { fileURLToPath } from 'node:url'
import {
  urlWith,
  anyText,
  InvalidSetting,
  integer,
  port,
  httpUrl,
  webhookSecret,
} from '../../environment/settings/parsers.ts'
import {
  createSettingsReader,
  type Environment,
  type SettingsReader,
  type SettingsResult,
} from '../../environment/settings/settings-reader.ts'
import { readDataKeys, type DataKeySource } from './keys/data-keys.ts'
import { mailSettings, type MailSettings } from './mail-settings.ts'
import type { Limits } from './rate-limits/quotas.ts'

/** All settings of the backend. */
export interface BackendSettings {
  /** Holds the database (without `databaseUrl`) and the mail that is not sent. */
  readonly dataDir: string
  /** `postgres://…`; undefined means SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** The keys themselves, or the file that holds them (made when missing). */
  readonly dataKey: DataKeySource
  /** Pages on these origins may send forms, besides those on the backend's own. */
  readonly allowedOrigins: readonly string[]
  readonly maxUploadMegabytes: number
  readonly limits: Limits
  readonly mail: MailSettings
  readonly webhook: WebhookTarget | undefined
  /** The listener of the inbox's API; undefined: it is not started. */
  readonly inbox: InboxSettings | undefined
  /** How many pages of lists one person may read within an hour; 0: as many as they like. */
  readonly inboxListsPerHour: number
  /** How many sensitive answers one person may see within an hour, exported ones included; 0: as many as they like. */
  readonly inboxRevealsPerHour: number
}

/** The listener of the inbox's API, and what signs requests to it. */
interface InboxSettings {
  readonly secret: string
  readonly host: string
  readonly port: number
}

/** Where each stored submission is posted to, and what signs it. */
export interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

/** Upper bound of the hourly limits: all uses of an hour are in one row, which every further use writes again. */
const MAX_USES_PER_HOUR = 5_000

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Reads the backend's part of the environment. Nothing needs to be set; everything that is wrong is listed. */
export function readBackendSettings(environment: Environment): SettingsResult<BackendSettings> {
  const reader = createSettingsReader(environment)
  return reader.result(backendSettings(reader))
}

/** The same for a process that reads further settings with the same reader. */
export function backendSettings(reader: SettingsReader): BackendSettings {
  const { optional, withDefault } = reader
  return {
    dataDir: withDefault('DATA_DIR', anyText, `${ROOT}data`),
    databaseUrl: optional('DATABASE_URL', urlWith(['postgres:', 'postgresql:'])),
    dataKey: dataKey(reader),
    allowedOrigins: allowedOrigins(reader),
    maxUploadMegabytes: withDefault('MAX_UPLOAD_MB', integer(1), 5),
    limits: {
      perMinute: withDefault('LIMIT_PER_MINUTE', integer(0), 10),
      perHour: withDefault('LIMIT_PER_HOUR', integer(0), 30),
      softPerMinute: withDefault('LIMIT_QUIET_PER_MINUTE', integer(0), 5),
    },
    mail: mailSettings(reader),
    webhook: webhookTarget(reader),
    inbox: inboxSettings(reader),
    inboxListsPerHour: withDefault('INBOX_LISTS_PER_HOUR', integer(0, MAX_USES_PER_HOUR), 200),
    inboxRevealsPerHour: withDefault('INBOX_REVEALS_PER_HOUR', integer(0, MAX_USES_PER_HOUR), 60),
  }
}

function dataKey({ optional, withDefault }: SettingsReader): DataKeySource {
  const text = optional('DATA_KEY', dataKeys)
  return text === undefined
    ? { file: withDefault('DATA_KEY_FILE', anyText, `${ROOT}secrets/data-key`) }
    : { text }
}

/** Keys separated by commas, or a single one without its name. */
function dataKeys(text: string): string | InvalidSetting {
  const lines = text.includes(':') ? text.replaceAll(',', '\n') : `env:${text}`
  try {
    readDataKeys(lines)
    return lines
  } catch (error) {
    return new InvalidSetting(`is invalid: ${error instanceof Error ? error.message : 'not a key'}`)
  }
}

/** Where forms may be sent from. */
function allowedOrigins({ optional }: SettingsReader): string[] {
  const address = optional('SITE_URL', httpUrl)
  return address === undefined ? [] : [new URL(address).origin]
}

function webhookTarget({ optional, reject }: SettingsReader): WebhookTarget | undefined {
  const url = optional('WEBHOOK_URL', urlWith(['https:', 'http:']))
  if (url === undefined) return undefined
  const secret = optional('WEBHOOK_SECRET', webhookSecret)
  if (secret === undefined) reject('WEBHOOK_SECRET', 'must be set with WEBHOOK_URL')
  return { url, secret: secret ?? '' }
}

function inboxSettings({ optional, withDefault }: SettingsReader): InboxSettings | undefined {
  const secret = optional('INBOX_SECRET', webhookSecret)
  const host = withDefault('INBOX_HOST', anyText, '127.0.0.1')
  const listenOn = withDefault('INBOX_PORT', port, 3100)
  return secret === undefined ? undefined : { secret, host, port: listenOn }
}

/** The SQLite database file. */
export function sqliteFile({ dataDir }: BackendSettings): string {
  return `${dataDir}/submissions.sqlite`
}

/** Where mail is written that is not sent. */
export function mailFolder({ dataDir }: BackendSettings): string {
  return `${dataDir}/mail`
}
