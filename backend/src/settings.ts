import { fileURLToPath } from 'node:url'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { readDataKeys, type DataKeySource } from './keys/data-keys.ts'
import type { Limits } from './rate-limits/limits.ts'

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
}

/** Where each stored submission is posted to, and what signs it. */
export interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

export interface MailSettings {
  /** `smtp://…` or `smtps://…`; undefined writes mail to `dataDir`/mail. */
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly to: string
  /** By form name, where it differs from `to`. */
  readonly toByForm: Readonly<Record<string, string>>
}

type ReadSettings =
  | { readonly ok: true; readonly settings: BackendSettings }
  | { readonly ok: false; readonly problems: readonly string[] }

type Environment = Readonly<Record<string, string | undefined>>

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Reads the backend's part of the environment. Nothing needs to be set; everything that is wrong is listed. */
export function readBackendSettings(env: Environment): ReadSettings {
  const problems: string[] = []
  const value = (name: string) => env[name]?.trim() || undefined
  const settings: BackendSettings = {
    dataDir: value('DATA_DIR') ?? `${ROOT}data`,
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataKey: dataKey(),
    allowedOrigins: origins(),
    maxUploadMegabytes: number('MAX_UPLOAD_MB', 5, 1),
    limits: {
      perMinute: number('LIMIT_PER_MINUTE', 10, 0),
      perHour: number('LIMIT_PER_HOUR', 30, 0),
      softPerMinute: number('LIMIT_QUIET_PER_MINUTE', 5, 0),
    },
    mail: {
      smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
      from: mailbox('MAIL_FROM', 'Beam Wallet <no-reply@beamwallet.example>'),
      to: mailbox('MAIL_TO', 'team@beamwallet.example'),
      toByForm: mailboxesByForm(),
    },
    webhook: webhook(),
  }
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems }

  function address(name: string, protocols: readonly string[]): string | undefined {
    const text = value(name)
    if (text === undefined) return undefined
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
      problems.push(`${name} must be an address that begins with ${protocols.join('// or ')}//.`)
    }
    return text
  }

  function number(name: string, standard: number, least: number): number {
    const text = value(name)
    if (text === undefined) return standard
    const given = Number(text)
    if (Number.isInteger(given) && given >= least) return given
    problems.push(`${name} must be a whole number, ${least} or more.`)
    return standard
  }

  function mailbox(name: string, standard: string): string {
    const text = value(name) ?? standard
    if (!MAILBOX.test(text)) problems.push(`${name} must be an e-mail address, or "Name <address>".`)
    return text
  }

  function mailboxesByForm(): Record<string, string> {
    const names = Object.keys(env).filter((name) => name.startsWith('MAIL_TO_') && value(name))
    const known = ALL_FORMS.map((form) => form.name)
    for (const name of names)
      if (!known.includes(formName(name)))
        problems.push(`${name} must name a form: ${known.map(settingName).join(', ')}.`)
    return Object.fromEntries(names.map((name) => [formName(name), mailbox(name, '')]))
  }

  /** Where forms may be sent from. */
  function origins(): string[] {
    const site = value('SITE_URL') ?? ''
    if (site !== '' && !isWebAddress(site)) problems.push('SITE_URL must begin with http:// or https://.')
    return isWebAddress(site) ? [new URL(site).origin] : []
  }

  function dataKey(): BackendSettings['dataKey'] {
    const text = value('DATA_KEY')
    if (text === undefined) return { file: value('DATA_KEY_FILE') ?? `${ROOT}secrets/data-key` }
    const lines = text.includes(':') ? text.replaceAll(',', '\n') : `env:${text}`
    try {
      readDataKeys(lines)
    } catch (error) {
      problems.push(`DATA_KEY: ${error instanceof Error ? error.message : 'not a key'}`)
    }
    return { text: lines }
  }

  function webhook(): BackendSettings['webhook'] {
    const url = address('WEBHOOK_URL', ['https:', 'http:'])
    if (url === undefined) return undefined
    const secret = value('WEBHOOK_SECRET') ?? ''
    if (!WEBHOOK_SECRET.test(secret)) {
      problems.push(
        'WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64, and set with WEBHOOK_URL.',
      )
    }
    return { url, secret }
  }
}

const MAILBOX = /^(?:[^<>\r\n]{0,100} )?<?[^\s<>@"]+@[^\s<>@"]+>?$/u
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/u

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

/** 'os-installation' → 'MAIL_TO_OS_INSTALLATION' */
function settingName(form: string): string {
  return `MAIL_TO_${form.toUpperCase().replaceAll('-', '_')}`
}

/** 'MAIL_TO_OS_INSTALLATION' is for the form 'os-installation'. */
function formName(setting: string): string {
  return setting.slice('MAIL_TO_'.length).toLowerCase().replaceAll('_', '-')
}

/** The SQLite database file. */
export function sqliteFile({ dataDir }: BackendSettings): string {
  return `${dataDir}/submissions.sqlite`
}

/** Where mail is written that is not sent. */
export function mailFolder({ dataDir }: BackendSettings): string {
  return `${dataDir}/mail`
}
