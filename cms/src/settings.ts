import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { readDestination, type Destination } from './outgoing/allowed-destinations.ts'
import { isAddressRange } from './sign-in/client-address.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Settings {
  readonly host: string
  readonly port: number
  /** The address editors' browsers use; '' when it is host and port. */
  readonly publicUrl: string
  /** Proxies that may say who the client is: addresses and CIDR ranges. */
  readonly trustProxy: readonly string[]
  /** Database and uploads lie here. */
  readonly dataFolder: string
  /** The default documents, written by from-content/write-seed.command.ts; '' to start empty. */
  readonly seedFile: string
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string
  /** Each site process to tell about changes. */
  readonly siteUrls: readonly string[]
  /** What else it may connect to: a mail server, a database, an object store. Everything not named is refused. */
  readonly outgoing: readonly Destination[]
  /** `whsec_` and base64, as Standard Webhooks say; '' sends nothing. */
  readonly webhookSecret: string
  readonly previewSecret: string
  /** The site's own token: with it, and only with it, drafts can be read. */
  readonly siteToken: string
  readonly secrets: Secrets
  readonly administrator: { readonly email: string; readonly password: string } | null
}

/** What Strapi signs its own sessions, cookies and tokens with. */
export interface Secrets {
  readonly appKeys: string[]
  readonly adminJwt: string
  readonly apiTokenSalt: string
  readonly transferTokenSalt: string
  readonly userJwt: string
  readonly encryptionKey: string
}

/** What the environment says. Throws one error that names everything that is wrong. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []
  const sitePort = env.PORT || '3000'
  const settings: Settings = {
    host: env.CMS_HOST || '127.0.0.1',
    port: readPort(env.CMS_PORT || '1337', problems),
    publicUrl: readAddress('CMS_PUBLIC_URL', env.CMS_PUBLIC_URL ?? '', problems),
    trustProxy: readRanges(env.CMS_TRUST_PROXY ?? '', problems),
    dataFolder: path.resolve(env.CMS_DATA_DIR || '../data/cms'),
    seedFile: env.CMS_SEED_FILE ?? '',
    siteUrl: readAddress('SITE_URL', env.SITE_URL || `http://localhost:${sitePort}`, problems),
    siteUrls: (env.SITE_URLS || `http://127.0.0.1:${sitePort}`)
      .split(',')
      .map((url) => readAddress('SITE_URLS', url.trim(), problems)),
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
    throw new Error(`Wrong settings of the content service:\n- ${problems.join('\n- ')}`)
  return settings
}

/** The folder of uploads, made when it is not there. */
export function publicFolder({ dataFolder }: Settings): string {
  const folder = path.join(dataFolder, 'public')
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  return folder
}

function readPort(value: string, problems: string[]): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  problems.push(`CMS_PORT is "${value}", not a port`)
  return 0
}

function readAddress(name: string, value: string, problems: string[]): string {
  if (value !== '' && !/^https?:\/\/[^/]/.test(value))
    problems.push(`${name} is "${value}", not an http address`)
  return value.replace(/\/+$/, '')
}

function readRanges(value: string, problems: string[]): readonly string[] {
  const ranges = listed(value)
  for (const range of ranges)
    if (!isAddressRange(range)) problems.push(`CMS_TRUST_PROXY: "${range}" is not an address or a CIDR range`)
  return ranges
}

function readDestinations(value: string, problems: string[]): readonly Destination[] {
  return listed(value).flatMap((text) => {
    const destination = readDestination(text)
    if (!destination)
      problems.push(`CMS_OUTGOING: "${text}" is not a host and a port, e.g. mail.example.com:587`)
    return destination ?? []
  })
}

function listed(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function readWebhookSecret(value: string, problems: string[]): string {
  if (value !== '' && !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(value))
    problems.push('CONTENT_WEBHOOK_SECRET is not "whsec_" and at least 24 bytes in base64')
  return value
}

function readToken(value: string, problems: string[]): string {
  if (value !== '' && value.length < 32) problems.push('CONTENT_SERVICE_TOKEN is shorter than 32 characters')
  return value
}

function readSecret(name: string, env: Environment, problems: string[]): string {
  const value = env[name] ?? ''
  if (value.length < 16)
    problems.push(`${name} is missing or short; scripts/start-content-service.mjs makes one`)
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
  // Strapi asks for it in small letters when somebody signs in.
  if (email && password && isStrong(password)) return { email: email.toLowerCase(), password }
  problems.push(
    'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD go together; the password needs 8 characters with a small letter, a capital and a digit',
  )
  return null
}

function isStrong(password: string): boolean {
  return password.length >= 8 && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password))
}

/** Read once, when the process starts. */
export const settings = readSettings(process.env)
