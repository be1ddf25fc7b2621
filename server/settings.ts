import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { backendSettings, type BackendSettings } from '../backend/src/settings.ts'
import {
  addressRanges,
  urlWith,
  anyText,
  atLeast,
  boolean,
  hostName,
  integer,
  listOf,
  matching,
  oneOf,
  port,
  httpUrlWithoutPath,
  httpUrl,
  webhookSecret,
  type Parser,
} from '../environment/settings/parsers.ts'
import {
  createSettingsReader,
  type Environment,
  type SettingsReader,
  type SettingsResult,
} from '../environment/settings/settings-reader.ts'
import { cdnSettings } from './cdn/cdn-settings.ts'
import type { WebsiteSettings } from '../website/app/website.ts'

/** The settings of the process. See .env.example for their meaning. */
export type Settings = ReturnType<typeof siteSettings>

/** Reads and validates the environment, once. Reports every invalid setting, not only the first. */
export function readSettings(environment: Environment): SettingsResult<Settings> {
  const reader = createSettingsReader(environment)
  return reader.result(siteSettings(reader))
}

const ROOT = resolve(import.meta.dirname, '..')
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const linkUrl = urlWith(['https:', 'http:'])
/** Where people report vulnerabilities: a `Contact` of RFC 9116. */
const contactUrl = matching(
  /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
  'must begin with mailto: or https://',
)
const secret = atLeast(24)

/** Without a configured secret nobody must be able to sign: a random one is used instead. */
function siteSettings(reader: SettingsReader) {
  const { optional, withDefault } = reader
  const sitePort = withDefault('PORT', port, 3000)
  const siteUrl = withDefault('SITE_URL', httpUrlWithoutPath, `http://localhost:${sitePort}`)
  const dataFolder = resolve(ROOT, withDefault('DATA_DIR', anyText, 'data'))
  const backend = { ...backendSettings(reader), dataDir: dataFolder }
  const maxInFlight = withDefault('MAX_IN_FLIGHT', integer(1), 512)
  const website = websiteSettings(reader, siteUrl, backend)
  return {
    processes: processCount(reader, backend),
    port: sitePort,
    host: optional('HOST', anyText) ?? null,
    dataFolder,
    backend,
    siteUrl,
    website,
    media: {
      dataFolder,
      contentServiceUrl: website.contentServiceUrl,
      maxBytes: withDefault('MAX_MEDIA_MB', integer(1), 2048) * 1024 * 1024,
    },
    contentWebhookSecret:
      optional('CONTENT_WEBHOOK_SECRET', webhookSecret) ?? `whsec_${randomBytes(32).toString('base64')}`,
    cdn: cdnSettings(reader),
    trustedProxies: withDefault('TRUST_PROXY', addressRanges, []),
    metricsToken: optional('METRICS_TOKEN', secret) ?? null,
    hstsIncludeSubdomains: withDefault('HSTS_INCLUDE_SUBDOMAINS', boolean, false),
    securityContact: optional('SECURITY_CONTACT', contactUrl) ?? null,
    logLevel: withDefault('LOG_LEVEL', oneOf(LOG_LEVELS), 'warn'),
    requestMs: withDefault('REQUEST_SECONDS', integer(1), 10) * 1000,
    uploadMs: withDefault('UPLOAD_SECONDS', integer(1), 300) * 1000,
    maxInFlight,
    slots: {
      total: maxInFlight,
      perAddress: withDefault('MAX_IN_FLIGHT_PER_ADDRESS', integer(0), 8),
      perNetwork: withDefault('MAX_IN_FLIGHT_PER_NETWORK', integer(0), 32),
    },
  }
}

/** Several processes need a database that they can share. */
function processCount({ withDefault, reject }: SettingsReader, { databaseUrl }: BackendSettings): number {
  const count = withDefault('SITE_PROCESSES', processes, 1)
  if (count > 1 && databaseUrl === undefined) reject('SITE_PROCESSES', 'above 1 requires DATABASE_URL')
  return count
}

const processes: Parser<number> = (text) => (text === 'auto' ? availableParallelism() : integer(1)(text))

function websiteSettings(
  { optional, withDefault }: SettingsReader,
  siteUrl: string,
  backend: BackendSettings,
): WebsiteSettings {
  const contentServicePort = withDefault('CMS_PORT', port, 1337)
  const contentServiceUrl = withDefault(
    'CONTENT_SERVICE_URL',
    httpUrl,
    `http://127.0.0.1:${contentServicePort}`,
  )
  return {
    siteUrl,
    contentServiceUrl,
    contentServiceToken: optional('CONTENT_SERVICE_TOKEN', anyText) ?? null,
    previewSecret: optional('PREVIEW_SECRET', secret) ?? randomBytes(32).toString('base64'),
    redirectHosts: withDefault('REDIRECT_HOSTS', listOf(hostName), []),
    tokenSaleUrl: withDefault('TOKEN_SALE_URL', linkUrl, 'https://token-sale.example.com/register'),
    chatScriptUrl: optional('CHAT_SCRIPT_URL', linkUrl) ?? null,
    tagManagerId: optional('TAG_MANAGER_ID', TAG_MANAGER_ID) ?? null,
    maxUploadMegabytes: backend.maxUploadMegabytes,
    sendsMail: backend.mail.smtpUrl !== undefined,
  }
}

const TAG_MANAGER_ID = matching(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC123')
