import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { objectStore, type ObjectStore } from '@beam/environment/settings/object-store.ts'
import {
  addressRanges,
  urlWith,
  anyText,
  atLeast,
  boolean,
  hostName,
  InvalidSetting,
  listOf,
  matching,
  port,
  httpUrl,
  webhookSecret,
} from '@beam/environment/settings/parsers.ts'
import {
  createSettingsReader,
  invalidSettingsMessage,
  type Environment,
  type SettingsReader,
  type SettingsResult,
} from '@beam/environment/settings/settings-reader.ts'
import { readDestination, type Destination } from './outgoing/allowed-destinations.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  /** URL in editors' browsers; '' when it is host and port. */
  readonly publicUrl: string
  /** Proxies whose X-Forwarded-For is trusted: addresses and CIDR ranges. */
  readonly trustProxy: readonly string[]
  /** Holds the SQLite database, local uploads and backups. */
  readonly dataFolder: string
  /** `postgres://…`; null: SQLite in the data folder. */
  readonly databaseUrl: string | null
  /** null: files in the data folder. */
  readonly uploads: ObjectStore | null
  /** Whether the database is copied before a changed schema is applied. */
  readonly backsUpUpgrades: boolean
  /** Tables and columns (`table.column`) that an upgrade may delete although they hold values. */
  readonly mayDrop: readonly string[]
  /** File with the default documents, written by from-content/write-seed.command.ts; '' to start without content. */
  readonly seedFile: string
  /** Public URL of the site, without a trailing slash. */
  readonly siteUrl: string
  /** URLs of the site processes: the first that responds is notified of a content change, and notifies the others. */
  readonly siteUrls: readonly string[]
  /** Other hosts that redirects may lead to. */
  readonly redirectHosts: readonly string[]
  /** Further allowed destinations: a mail server, a database, an object store. All other connections are refused. */
  readonly outgoing: readonly Destination[]
  /** `whsec_` and base64 (Standard Webhooks); '' sends no webhooks. */
  readonly webhookSecret: string
  /** The backend's inbox; null when its address or secret is missing. */
  readonly inbox: { readonly url: string; readonly secret: string } | null
  /**
   * Email addresses of the only people who may show sensitive answers, export and erase; empty: their roles decide.
   */
  readonly inboxSensitiveUsers: readonly string[]
  readonly previewSecret: string
  /** The site's API token, the only one that can read drafts. */
  readonly siteToken: string
  readonly secrets: Secrets
  readonly administrator: { readonly email: string; readonly password: string } | null
}

/** Strapi's keys for its sessions, cookies and tokens. */
interface Secrets {
  readonly appKeys: string[]
  readonly adminJwt: string
  readonly apiTokenSalt: string
  readonly transferTokenSalt: string
  readonly userJwt: string
  readonly encryptionKey: string
}

/** Reads the settings from the environment. Reports every invalid setting, not only the first. */
export function readSettings(environment: Environment): SettingsResult<Settings> {
  const reader = createSettingsReader(environment)
  return reader.result(contentServiceSettings(reader))
}

function contentServiceSettings(reader: SettingsReader): Settings {
  const { optional, withDefault } = reader
  const sitePort = withDefault('PORT', port, 3000)
  return {
    host: withDefault('CMS_HOST', anyText, '127.0.0.1'),
    port: withDefault('CMS_PORT', port, 1337),
    publicUrl: withDefault('CMS_PUBLIC_URL', httpUrl, ''),
    trustProxy: withDefault('CMS_TRUST_PROXY', addressRanges, []),
    dataFolder: path.resolve(withDefault('CMS_DATA_DIR', anyText, '../data/cms')),
    databaseUrl: optional('CMS_DATABASE_URL', urlWith(['postgres:', 'postgresql:'])) ?? null,
    uploads: optional('CMS_UPLOADS_URL', objectStore) ?? null,
    backsUpUpgrades: withDefault('CMS_BACKUP_UPGRADES', boolean, true),
    mayDrop: withDefault('CMS_DROP', listOf(anyText), []),
    seedFile: withDefault('CMS_SEED_FILE', anyText, ''),
    siteUrl: withDefault('SITE_URL', httpUrl, `http://localhost:${sitePort}`),
    siteUrls: withDefault('SITE_URLS', listOf(httpUrl), [`http://127.0.0.1:${sitePort}`]),
    redirectHosts: withDefault('REDIRECT_HOSTS', listOf(hostName), []),
    outgoing: withDefault('CMS_OUTGOING', listOf(destination), []),
    webhookSecret: withDefault('CONTENT_WEBHOOK_SECRET', webhookSecret, ''),
    inbox: inbox(reader),
    inboxSensitiveUsers: withDefault('INBOX_SENSITIVE_USERS', listOf(email), []).map(toLowerCase),
    previewSecret: withDefault('PREVIEW_SECRET', anyText, ''),
    siteToken: withDefault('CONTENT_SERVICE_TOKEN', atLeast(32), ''),
    secrets: {
      appKeys: requiredSecret(reader, 'APP_KEYS').split(','),
      adminJwt: requiredSecret(reader, 'ADMIN_JWT_SECRET'),
      apiTokenSalt: requiredSecret(reader, 'API_TOKEN_SALT'),
      transferTokenSalt: requiredSecret(reader, 'TRANSFER_TOKEN_SALT'),
      userJwt: requiredSecret(reader, 'JWT_SECRET'),
      encryptionKey: requiredSecret(reader, 'ENCRYPTION_KEY'),
    },
    administrator: administrator(reader),
  }
}

/** The folder of uploads. Creates it if needed. */
export function publicFolder({ dataFolder }: Settings): string {
  const folder = path.join(dataFolder, 'public')
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  return folder
}

function destination(text: string): Destination | InvalidSetting {
  return readDestination(text) ?? new InvalidSetting('must be hosts with ports, e.g. mail.example.com:587')
}

function requiredSecret({ optional, reject }: SettingsReader, name: string): string {
  const secret = optional(name, atLeast(16))
  if (secret === undefined)
    reject(name, 'must have at least 16 characters; scripts/start-content-service.mjs generates it')
  return secret ?? ''
}

const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address')

function inbox({ withDefault }: SettingsReader): Settings['inbox'] {
  const url = withDefault('INBOX_URL', httpUrl, '')
  const secret = withDefault('INBOX_SECRET', webhookSecret, '')
  return url === '' || secret === '' ? null : { url, secret }
}

/** As Strapi stores the addresses of its accounts. */
function toLowerCase(text: string): string {
  return text.toLowerCase()
}

function administrator({ optional, reject }: SettingsReader): Settings['administrator'] {
  const address = optional('CMS_ADMIN_EMAIL', email)
  const password = optional('CMS_ADMIN_PASSWORD', strongPassword)
  // Strapi looks accounts up by the lower-case email address.
  if (address && password) return { email: address.toLowerCase(), password }
  if (address) reject('CMS_ADMIN_PASSWORD', 'must be set together with CMS_ADMIN_EMAIL')
  if (password) reject('CMS_ADMIN_EMAIL', 'must be set together with CMS_ADMIN_PASSWORD')
  return null
}

function strongPassword(text: string): string | InvalidSetting {
  const isStrong = text.length >= 8 && [/[a-z]/, /[A-Z]/, /\d/].every((pattern) => pattern.test(text))
  return isStrong
    ? text
    : new InvalidSetting(
        'must have 8 characters or more, with a lower-case letter, an upper-case letter and a digit',
      )
}

/** Throws what is invalid. */
function requireSettings(environment: Environment): Settings {
  const read = readSettings(environment)
  if (!read.ok) throw new Error(invalidSettingsMessage(read.problems))
  return read.settings
}

/** Read once, at process start. */
export const settings = requireSettings(process.env)
