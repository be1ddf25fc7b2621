import { readSettings, type Settings } from '../../settings.ts'
import type { Environment } from '../../../environment/settings/settings-reader.ts'
import type { FetchedResponse, Installation } from '../installation.ts'

export const NOW = Date.UTC(2026, 10, 22, 12)
export const HOUR_MS = 60 * 60 * 1000

const ENVIRONMENT: Environment = {
  SITE_URL: 'https://www.beam.test',
  DATA_DIR: '/var/lib/beam-site',
  DATA_KEY_FILE: '/etc/beam-wallet/data-key',
  SMTP_URL: 'smtp://mail.beam.test',
  MAIL_FROM: 'Beam Wallet <no-reply@beam.test>',
  MAIL_TO: 'staff@beam.test',
  TOKEN_SALE_URL: 'https://token-sale.beam.test/register',
  METRICS_TOKEN: 'a token of twenty-four characters',
  CONTENT_SERVICE_TOKEN: 'a token of more than thirty-two characters',
  CONTENT_WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(6)}`,
  PREVIEW_SECRET: 'a secret of twenty-four characters',
  WEBHOOK_URL: 'https://hooks.beam.test/submissions',
  WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(6)}`,
}

const PAGE_HEADERS = {
  'content-security-policy': "default-src 'self'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** The responses by URL; others are not found. */
const RESPONSES: Readonly<Record<string, FetchedResponse>> = {
  'http://127.0.0.1:3000/readyz': fakeResponse(200),
  'http://127.0.0.1:1337/_health': fakeResponse(204),
  'http://127.0.0.1:1337/api/pages': fakeResponse(200),
  'https://www.beam.test/': fakeResponse(200, PAGE_HEADERS),
  'http://www.beam.test/': fakeResponse(301, { location: 'https://www.beam.test/' }),
}

interface Changes extends Partial<Installation> {
  readonly variables?: Environment
  /** By URL without its query. */
  readonly responses?: Readonly<Record<string, FetchedResponse | null>>
}

/** A healthy installation, with these changes. */
export function testInstallation({ variables = {}, responses = {}, ...changes }: Changes = {}): Installation {
  const environment = { ...ENVIRONMENT, ...variables }
  return {
    settings: settingsOf(environment),
    environment,
    contentService: { dataFolder: '/var/lib/beam-content', isLocal: true, port: 1337 },
    options: { testMail: null },
    now: () => NOW,
    fileInfo: (path) =>
      path.endsWith('data-key') ? { mode: 0o400, isFolder: false } : { mode: 0o700, isFolder: true },
    diskSpace: () => ({ freeBytes: 50e9, totalBytes: 100e9 }),
    syncMs: async () => 5,
    lastBackup: async () => ({ at: NOW - HOUR_MS, file: '/backup' }),
    run: async (program, args) => ({ code: 0, output: OUTPUTS[program] ?? contentOutput(args) }),
    queryRow: async (sql) =>
      sql.includes('clock') ? { ms: NOW } : sql.includes('version') ? { version: 17 } : { value: 'on' },
    get: async (url) => {
      const address = url.split('?')[0] ?? ''
      const all = { ...RESPONSES, ...responses }
      return address in all ? (all[address] ?? null) : fakeResponse(404, {}, '<html>Not found</html>')
    },
    post: async () => 204,
    connects: async (host) => host === 'hooks.beam.test',
    certificate: async () => ({ problem: null, validUntil: NOW + 60 * 24 * HOUR_MS }),
    reachMailServer: async () => null,
    sendTestMail: async () => null,
    ...changes,
  }
}

const OUTPUTS: Readonly<Record<string, string>> = {
  timedatectl: 'yes\n',
  pg_dump: 'pg_dump (PostgreSQL) 17.4',
}

function contentOutput(args: readonly string[]): string {
  return args.includes('--count') ? '0\n' : '33 pages: 0 errors, 0 warnings'
}

export function fakeResponse(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  text = '',
): FetchedResponse {
  return { status, headers: new Headers(headers), text }
}

function settingsOf(environment: Environment): Settings {
  const read = readSettings(environment)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.settings
}
