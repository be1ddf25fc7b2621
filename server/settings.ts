import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { type BackendSettings, readBackendSettings } from '../backend/src/settings.ts'
import type { WebsiteSettings } from '../website/app/website.ts'
import { isAddressRange } from './requests/client-address.ts'

/** Everything the environment decides, read and checked once. See .env.example for what each setting means. */
export type Settings = ReturnType<typeof complete>

type Environment = Readonly<Record<string, string | undefined>>

export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads the environment; every wrong setting is named, not only the first. */
export function readSettings(environment: Environment): SettingsReading {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const own = v.safeParse(ENVIRONMENT, given)
  const dataFolder = resolve(ROOT, given['DATA_DIR'] ?? 'data')
  const backend = readBackendSettings({ ...given, DATA_DIR: dataFolder })
  if (own.success && backend.ok)
    return { ok: true, settings: complete(own.output, dataFolder, backend.settings) }
  const ownProblems = own.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? []
  return { ok: false, problems: onceEach([...ownProblems, ...(backend.ok ? [] : backend.problems)]) }
}

/** The first of each setting's: some are read by both parts, and some break two rules at once. */
function onceEach(problems: readonly string[]): string[] {
  return problems.filter(
    (problem, place) => problems.findIndex((other) => settingOf(other) === settingOf(problem)) === place,
  )
}

function settingOf(problem: string): string | undefined {
  return /^\w*/.exec(problem)?.[0]
}

const ROOT = resolve(import.meta.dirname, '..')
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)
const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/, 'must be an http or https address'),
  v.transform((address) => address.replace(/\/+$/, '')),
)
/** Pages, pictures and scripts stand at the root of their host. */
const siteAddress = v.pipe(
  webAddress,
  v.check((address) => URL.parse(address)?.pathname === '/', 'must be an address without a path'),
)
const linkAddress = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.startsWith('http', 'must be an http or https address'),
)
const secret = v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))
/** Where people report weaknesses: an address that RFC 9116 takes as `Contact`. */
const contactAddress = v.pipe(
  v.string(),
  v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://'),
)
const isTrue = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
)
const webhookSecret = v.pipe(
  v.string(),
  v.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64'),
)
const whole = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number, 1 or more'),
  v.transform(Number),
)
const wholeOrNone = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,8})$/, 'must be a whole number, 0 or more'),
  v.transform(Number),
)
const addressRanges = v.pipe(
  v.string(),
  v.transform((ranges) =>
    ranges
      .split(',')
      .map((range) => range.trim())
      .filter(Boolean),
  ),
  v.check((ranges) => ranges.every(isAddressRange), 'must be addresses or CIDR ranges, e.g. 10.0.0.0/8'),
)

const ENVIRONMENT = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string()),
  CMS_PORT: v.optional(port, '1337'),
  SITE_URL: v.optional(siteAddress),
  CONTENT_SERVICE_URL: v.optional(webAddress),
  CONTENT_SERVICE_PUBLIC_URL: v.optional(webAddress),
  CONTENT_SERVICE_TOKEN: v.optional(v.string()),
  CONTENT_WEBHOOK_SECRET: v.optional(webhookSecret),
  PREVIEW_SECRET: v.optional(secret),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')),
  ),
  TOKEN_SALE_URL: v.optional(linkAddress, 'https://token-sale.example.com/register'),
  CHAT_SCRIPT_URL: v.optional(linkAddress),
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC123')),
  ),
  TRUST_PROXY: v.optional(addressRanges, ''),
  METRICS_TOKEN: v.optional(secret),
  HSTS_INCLUDE_SUBDOMAINS: v.optional(isTrue, 'false'),
  SECURITY_CONTACT: v.optional(contactAddress),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'warn',
  ),
  REQUEST_SECONDS: v.optional(whole, '10'),
  UPLOAD_SECONDS: v.optional(whole, '300'),
  MAX_IN_FLIGHT: v.optional(whole, '512'),
  MAX_IN_FLIGHT_PER_ADDRESS: v.optional(wholeOrNone, '8'),
  MAX_IN_FLIGHT_PER_NETWORK: v.optional(wholeOrNone, '32'),
})

type Given = v.InferOutput<typeof ENVIRONMENT>

/** Without a shared secret nobody can sign: one that nobody knows stands in its place. */
function complete(given: Given, dataFolder: string, backend: BackendSettings) {
  const siteUrl = given.SITE_URL ?? `http://localhost:${given.PORT}`
  return {
    port: given.PORT,
    host: given.HOST ?? null,
    dataFolder,
    backend,
    siteUrl,
    website: websiteSettings(given, siteUrl, backend),
    contentWebhookSecret: given.CONTENT_WEBHOOK_SECRET ?? `whsec_${randomBytes(32).toString('base64')}`,
    trustedProxies: given.TRUST_PROXY,
    metricsToken: given.METRICS_TOKEN ?? null,
    hstsIncludeSubdomains: given.HSTS_INCLUDE_SUBDOMAINS,
    securityContact: given.SECURITY_CONTACT ?? null,
    logLevel: given.LOG_LEVEL,
    requestMs: given.REQUEST_SECONDS * 1000,
    uploadMs: given.UPLOAD_SECONDS * 1000,
    maxInFlight: given.MAX_IN_FLIGHT,
    slots: {
      total: given.MAX_IN_FLIGHT,
      perAddress: given.MAX_IN_FLIGHT_PER_ADDRESS,
      perNetwork: given.MAX_IN_FLIGHT_PER_NETWORK,
    },
  }
}

function websiteSettings(given: Given, siteUrl: string, backend: BackendSettings): WebsiteSettings {
  const contentServiceUrl = given.CONTENT_SERVICE_URL ?? `http://127.0.0.1:${given.CMS_PORT}`
  return {
    siteUrl,
    contentServiceUrl,
    contentServiceToken: given.CONTENT_SERVICE_TOKEN ?? null,
    mediaUrl: given.CONTENT_SERVICE_PUBLIC_URL ?? contentServiceUrl.replace('//127.0.0.1:', '//localhost:'),
    previewSecret: given.PREVIEW_SECRET ?? randomBytes(32).toString('base64'),
    tokenSaleUrl: given.TOKEN_SALE_URL,
    chatScriptUrl: given.CHAT_SCRIPT_URL ?? null,
    tagManagerId: given.TAG_MANAGER_ID ?? null,
    maxUploadMegabytes: backend.maxUploadMegabytes,
  }
}
