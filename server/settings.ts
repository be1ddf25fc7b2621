import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { type BackendSettings, readBackendSettings } from '../backend/src/settings.ts'
import type { WebsiteSettings } from '../website/app/website.ts'
import { isAddressRange } from './requests/client-address.ts'

/** The settings of the process, read from the environment and validated once. See .env.example for their meaning. */
export type Settings = ReturnType<typeof toSettings>

type Environment = Readonly<Record<string, string | undefined>>

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads and validates the environment. Reports every invalid setting, not only the first. */
export function readSettings(environment: Environment): SettingsResult {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = v.safeParse(ENVIRONMENT, variables)
  const dataFolder = resolve(ROOT, variables['DATA_DIR'] ?? 'data')
  const backend = readBackendSettings({ ...variables, DATA_DIR: dataFolder })
  if (parsed.success && backend.ok)
    return { ok: true, settings: toSettings(parsed.output, dataFolder, backend.settings) }
  const siteProblems = parsed.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? []
  return { ok: false, problems: firstPerSetting([...siteProblems, ...(backend.ok ? [] : backend.problems)]) }
}

/** One problem per setting: some settings are read by both parts, and some values break two rules. */
function firstPerSetting(problems: readonly string[]): string[] {
  return problems.filter(
    (problem, index) => problems.findIndex((other) => settingName(other) === settingName(problem)) === index,
  )
}

function settingName(problem: string): string | undefined {
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
/** Paths of pages, images and scripts start at the root of their host. */
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
/** Where people report vulnerabilities: a `Contact` of RFC 9116. */
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
const positiveInteger = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number, 1 or more'),
  v.transform(Number),
)
const nonNegativeInteger = v.pipe(
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
  REQUEST_SECONDS: v.optional(positiveInteger, '10'),
  UPLOAD_SECONDS: v.optional(positiveInteger, '300'),
  MAX_IN_FLIGHT: v.optional(positiveInteger, '512'),
  MAX_IN_FLIGHT_PER_ADDRESS: v.optional(nonNegativeInteger, '8'),
  MAX_IN_FLIGHT_PER_NETWORK: v.optional(nonNegativeInteger, '32'),
})

type Parsed = v.InferOutput<typeof ENVIRONMENT>

/** Without a configured secret nobody must be able to sign: a random one is used instead. */
function toSettings(parsed: Parsed, dataFolder: string, backend: BackendSettings) {
  const siteUrl = parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`
  return {
    port: parsed.PORT,
    host: parsed.HOST ?? null,
    dataFolder,
    backend,
    siteUrl,
    website: websiteSettings(parsed, siteUrl, backend),
    contentWebhookSecret: parsed.CONTENT_WEBHOOK_SECRET ?? `whsec_${randomBytes(32).toString('base64')}`,
    trustedProxies: parsed.TRUST_PROXY,
    metricsToken: parsed.METRICS_TOKEN ?? null,
    hstsIncludeSubdomains: parsed.HSTS_INCLUDE_SUBDOMAINS,
    securityContact: parsed.SECURITY_CONTACT ?? null,
    logLevel: parsed.LOG_LEVEL,
    requestMs: parsed.REQUEST_SECONDS * 1000,
    uploadMs: parsed.UPLOAD_SECONDS * 1000,
    maxInFlight: parsed.MAX_IN_FLIGHT,
    slots: {
      total: parsed.MAX_IN_FLIGHT,
      perAddress: parsed.MAX_IN_FLIGHT_PER_ADDRESS,
      perNetwork: parsed.MAX_IN_FLIGHT_PER_NETWORK,
    },
  }
}

function websiteSettings(parsed: Parsed, siteUrl: string, backend: BackendSettings): WebsiteSettings {
  const contentServiceUrl = parsed.CONTENT_SERVICE_URL ?? `http://127.0.0.1:${parsed.CMS_PORT}`
  return {
    siteUrl,
    contentServiceUrl,
    contentServiceToken: parsed.CONTENT_SERVICE_TOKEN ?? null,
    mediaUrl: parsed.CONTENT_SERVICE_PUBLIC_URL ?? contentServiceUrl.replace('//127.0.0.1:', '//localhost:'),
    previewSecret: parsed.PREVIEW_SECRET ?? randomBytes(32).toString('base64'),
    tokenSaleUrl: parsed.TOKEN_SALE_URL,
    chatScriptUrl: parsed.CHAT_SCRIPT_URL ?? null,
    tagManagerId: parsed.TAG_MANAGER_ID ?? null,
    maxUploadMegabytes: backend.maxUploadMegabytes,
  }
}
