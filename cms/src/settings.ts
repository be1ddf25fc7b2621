import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { readDestination, type Destination } from './outgoing/allowed-destinations.ts'
import { isAddressRange } from './sign-in/client-address.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Settings {
  readonly host: string
  readonly port: number
  /** URL in editors' browsers; '' when it is host and port. */
  readonly publicUrl: string
  /** Proxies whose X-Forwarded-For is trusted: addresses and CIDR ranges. */
  readonly trustProxy: readonly string[]
  /** Holds the database and uploads. */
  readonly dataFolder: string
  /** File with the default documents, written by from-content/write-seed.command.ts; '' to start without content. */
  readonly seedFile: string
  /** Public URL of the site, without a trailing slash. */
  readonly siteUrl: string
  /** URLs of the site processes: the first that responds is notified of a content change, and notifies the others. */
  readonly siteUrls: readonly string[]
  /** Further allowed destinations: a mail server, a database, an object store. All other connections are refused. */
  readonly outgoing: readonly Destination[]
  /** `whsec_` and base64 (Standard Webhooks); '' sends no webhooks. */
  readonly webhookSecret: string
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

/** Reads the settings from the environment. Throws one error that lists every invalid setting. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []
  const sitePort = env.PORT || '3000'
  const settings: Settings = {
    host: env.CMS_HOST || '127.0.0.1',
    port: readPort(env.CMS_PORT || '1337', problems),
    publicUrl: readUrl('CMS_PUBLIC_URL', env.CMS_PUBLIC_URL ?? '', problems),
    trustProxy: readRanges(env.CMS_TRUST_PROXY ?? '', problems),
    dataFolder: path.resolve(env.CMS_DATA_DIR || '../data/cms'),
    seedFile: env.CMS_SEED_FILE ?? '',
    siteUrl: readUrl('SITE_URL', env.SITE_URL || `http://localhost:${sitePort}`, problems),
    siteUrls: (env.SITE_URLS || `http://127.0.0.1:${sitePort}`)
      .split(',')
      .map((url) => readUrl('SITE_URLS', url.trim(), problems)),
    outgoing: readDestinations(env.CMS_OUTGOING ?? '', problems),
    webhookSecret: readWebhookSecret(env.CONTENT_WEBHOOK_SECRET ?? '', problems),
    previewSecret: env.PREVIEW_SECRET ?? '',
    siteToken: readToken(env.CONTENT_SERVICE_TOKEN ?? '', problems),
    secrets: {
      appKeys: readSecret('APP_KEYS', env, problems).split(','),
      adminJwt: readSecret('ADMIN_JWT_SECRET', env, problems),
      apiTokenSalt: readSecret('API_TOKEN_SALT', env, problems),
      transferTokenSalt: readSecret('TRANSFER_TOKEN_SALT', env, problems),
      userJwt: readSecret('JWT_SECRET', env, problems),
      encryptionKey: readSecret('ENCRYPTION_KEY', env, problems),
    },
    administrator: readAdministrator(env.CMS_ADMIN_EMAIL, env.CMS_ADMIN_PASSWORD, problems),
  }
  if (problems.length > 0)
    throw new Error(`Invalid settings of the content service:\n- ${problems.join('\n- ')}`)
  return settings
}

/** The folder of uploads. Creates it if needed. */
export function publicFolder({ dataFolder }: Settings): string {
  const folder = path.join(dataFolder, 'public')
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  return folder
}

function readPort(value: string, problems: string[]): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  problems.push('CMS_PORT must be a port number from 1 to 65535')
  return 0
}

function readUrl(name: string, value: string, problems: string[]): string {
  if (value !== '' && !/^https?:\/\/[^/]/.test(value))
    problems.push(`${name} must be an http or https address`)
  return value.replace(/\/+$/, '')
}

function readRanges(value: string, problems: string[]): readonly string[] {
  const ranges = splitList(value)
  if (!ranges.every(isAddressRange))
    problems.push('CMS_TRUST_PROXY must be addresses or CIDR ranges, e.g. 10.0.0.0/8')
  return ranges
}

function readDestinations(value: string, problems: string[]): readonly Destination[] {
  const destinations = splitList(value).map(readDestination)
  if (destinations.includes(null))
    problems.push('CMS_OUTGOING must be hosts with ports, e.g. mail.example.com:587')
  return destinations.filter((destination) => destination !== null)
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function readWebhookSecret(value: string, problems: string[]): string {
  if (value !== '' && !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(value))
    problems.push('CONTENT_WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64')
  return value
}

function readToken(value: string, problems: string[]): string {
  if (value !== '' && value.length < 32)
    problems.push('CONTENT_SERVICE_TOKEN must have at least 32 characters')
  return value
}

function readSecret(name: string, env: Environment, problems: string[]): string {
  const value = env[name] ?? ''
  if (value.length < 16)
    problems.push(`${name} must have at least 16 characters; scripts/start-content-service.mjs generates it`)
  return value
}

function readAdministrator(
  email: string | undefined,
  password: string | undefined,
  problems: string[],
): Settings['administrator'] {
  if (!email && !password) return null
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    problems.push('CMS_ADMIN_EMAIL must be an e-mail address')
  // Strapi looks accounts up by the lower-case e-mail address.
  if (email && password && isStrong(password)) return { email: email.toLowerCase(), password }
  problems.push(
    'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD must be set together; the password must have 8 characters or more, with a lower-case letter, an upper-case letter and a digit',
  )
  return null
}

function isStrong(password: string): boolean {
  return password.length >= 8 && [/[a-z]/, /[A-Z]/, /\d/].every((pattern) => pattern.test(password))
}

/** Read once, at process start. */
export const settings = readSettings(process.env)
