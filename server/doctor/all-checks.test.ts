import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_CHECKS } from './all-checks.ts'
import { runChecks } from './run-checks.ts'
import { fakeResponse, HOUR_MS, NOW, testInstallation } from './testing/test-installation.ts'

type Changes = NonNullable<Parameters<typeof testInstallation>[0]>

const KEY = { DATA_KEY_FILE: '' }
const POSTGRES = { DATABASE_URL: 'postgres://db.beam.test/site' }

test.each([{ variables: {} }, { variables: POSTGRES }])(
  'a healthy installation has neither warnings nor failures %#',
  async ({ variables }) => {
    const findings = await runChecks(
      ALL_CHECKS,
      testInstallation({ variables: { ...variables, ...keyFile() } }),
    )
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([])
    const silent = ALL_CHECKS.filter(({ name }) => !findings.some(({ check }) => check === name))
    expect(silent.map(({ name }) => name)).toEqual('DATABASE_URL' in variables ? [] : ['Backup programs'])
  },
)

const days = (count: number) => NOW + count * 24 * HOUR_MS
const readable = { mode: 0o644, isFolder: true }

test.each<[check: string, status: string, says: string, changes: Changes]>([
  ['Data key', 'failed', 'does not exist', { fileInfo: () => null }],
  ['Data key', 'failed', 'others may read', { fileInfo: () => ({ mode: 0o440, isFolder: false }) }],
  ['Data key', 'warning', 'is in DATA_KEY', { variables: { DATA_KEY: Buffer.alloc(32).toString('base64') } }],
  ['Data folders', 'failed', 'does not exist', { fileInfo: () => null }],
  ['Data folders', 'failed', 'others may write', { fileInfo: () => ({ mode: 0o777, isFolder: true }) }],
  ['Data folders', 'failed', 'others may read submissions.sqlite', { fileInfo: () => readable }],
  ['Clock', 'failed', 'not synchronized', { run: async () => ({ code: 0, output: 'no\n' }) }],
  ['Clock', 'warning', 'cannot be checked', { run: async () => null }],
  [
    'Clock',
    'failed',
    'by 7200 s',
    { variables: POSTGRES, queryRow: async () => ({ ms: NOW + 2 * HOUR_MS }) },
  ],
  ['Disk space', 'warning', '10 %', { diskSpace: () => ({ freeBytes: 10e9, totalBytes: 100e9 }) }],
  ['Disk space', 'failed', '0.1 GB', { diskSpace: () => ({ freeBytes: 0.1e9, totalBytes: 0.2e9 }) }],
  ['Durability', 'warning', '800 ms', { syncMs: async () => 800 }],
  ['Durability', 'failed', 'fsync = off', { variables: POSTGRES, queryRow: async () => ({ value: 'off' }) }],
  ['Site', 'failed', 'nothing answers', { get: async () => null }],
  ['Site', 'failed', 'cannot store', { responses: { 'http://127.0.0.1:3000/readyz': fakeResponse(503) } }],
  ['Site', 'warning', 'METRICS_TOKEN', { variables: { METRICS_TOKEN: '' } }],
  ['Mail', 'failed', 'SMTP_URL is not set', { variables: { SMTP_URL: '' } }],
  ['Mail', 'failed', 'EAUTH 535', { reachMailServer: async () => 'EAUTH 535' }],
  [
    'Mail',
    'failed',
    'rejected (smtp 550)',
    { options: { testMail: 'a@beam.test' }, sendTestMail: async () => 'smtp 550' },
  ],
  ['Mail', 'ok', 'accepted for a@beam.test', { options: { testMail: 'a@beam.test' } }],
  ['Mail sender', 'warning', 'beamwallet.example', { variables: { MAIL_FROM: '' } }],
  ['Webhook', 'failed', 'no connection', { connects: async () => false }],
  ['Webhook', 'warning', 'without TLS', { variables: { WEBHOOK_URL: 'http://hooks.beam.test/' } }],
  ['Webhook', 'failed', 'no TLS', { certificate: async () => null }],
  ['Content service', 'failed', 'does not answer', { get: async () => null }],
  [
    'Content service',
    'failed',
    'rejects',
    { responses: { 'http://127.0.0.1:1337/api/pages': fakeResponse(401) } },
  ],
  ['Content service', 'warning', 'PREVIEW_SECRET not set', { variables: { PREVIEW_SECRET: '' } }],
  ['Content changes', 'failed', 'status 401', { post: async () => 401 }],
  [
    'Content',
    'failed',
    '2 errors',
    { run: async () => ({ code: 1, output: '33 pages: 2 errors, 0 warnings' }) },
  ],
  [
    'Content',
    'warning',
    '4 warnings',
    { run: async () => ({ code: 0, output: '33 pages: 0 errors, 4 warnings' }) },
  ],
  ['Content', 'warning', 'could not be checked', { run: async () => null }],
  [
    'Private addresses',
    'failed',
    'content service is public',
    { connects: async (_host, port) => port === 1337 },
  ],
  ['Private addresses', 'failed', 'without its proxy', { connects: async (_host, port) => port === 3000 }],
  [
    'Private addresses',
    'failed',
    '/readyz',
    { responses: { 'https://www.beam.test/readyz': fakeResponse(503) } },
  ],
  [
    'Private addresses',
    'failed',
    '/admin',
    { responses: { 'https://www.beam.test/admin/init': fakeResponse(200, {}, '{}') } },
  ],
  [
    'Private addresses',
    'ok',
    'neither',
    { responses: { 'https://www.beam.test/_health': fakeResponse(503, {}, '<!doctype html><html>') } },
  ],
  ['Backups', 'failed', 'no backup', { lastBackup: async () => null }],
  ['Backups', 'warning', '5 hours', { lastBackup: async () => ({ at: NOW - 5 * HOUR_MS, file: '' }) }],
  ['Backups', 'failed', 'submissions is 48 hours', { lastBackup: async () => ({ at: days(-2), file: '' }) }],
  ['Backups', 'failed', 'content is 240 hours', { lastBackup: async () => ({ at: days(-10), file: '' }) }],
  ['Backup programs', 'failed', 'not installed', { variables: POSTGRES, run: async () => null }],
  [
    'Backup programs',
    'failed',
    'older',
    { variables: POSTGRES, run: async () => ({ code: 0, output: 'pg_dump 15.18' }) },
  ],
  ['Certificate', 'warning', 'no TLS', { variables: { SITE_URL: 'http://www.beam.test' } }],
  ['Certificate', 'failed', 'no TLS connection', { certificate: async () => null }],
  [
    'Certificate',
    'failed',
    'not trusted',
    { certificate: async () => ({ problem: 'not trusted', validUntil: days(60) }) },
  ],
  [
    'Certificate',
    'warning',
    'in 5 days',
    { certificate: async () => ({ problem: null, validUntil: days(5) }) },
  ],
  ['Public address', 'failed', 'status 502', { responses: { 'https://www.beam.test/': fakeResponse(502) } }],
  [
    'Public address',
    'failed',
    'without content-security',
    { responses: { 'https://www.beam.test/': fakeResponse(200) } },
  ],
  ['Public address', 'failed', 'over http', { responses: { 'http://www.beam.test/': fakeResponse(200) } }],
  ['Launch', 'warning', '12 entries', { run: async () => ({ code: 0, output: '12\n' }) }],
  ['Placeholders', 'warning', 'TOKEN_SALE_URL', { variables: { TOKEN_SALE_URL: '' } }],
])('%s: %s, "%s"', async (name, status, says, changes) => {
  const variables = { ...keyFile(), ...changes.variables }
  const findings = await runChecks(ALL_CHECKS, testInstallation({ ...changes, variables }))
  const found = findings.filter(({ check }) => check === name)
  expect(found).toContainEqual(expect.objectContaining({ status, message: expect.stringContaining(says) }))
  expect(found.filter((finding) => finding.status !== 'ok' && finding.remedy === '')).toEqual([])
})

test('T139: no finding contains a secret, whatever fails', async () => {
  const secret = 'the-secret-itself'
  const variables = {
    ...keyFile(),
    SMTP_URL: `smtp://user:${secret}@mail.beam.test`,
    DATABASE_URL: `postgres://site:${secret}@db.beam.test/site`,
    WEBHOOK_URL: `https://user:${secret}@hooks.beam.test/x?token=${secret}`,
    CONTENT_SERVICE_TOKEN: secret.repeat(3),
    METRICS_TOKEN: secret.repeat(3),
    PREVIEW_SECRET: secret.repeat(3),
  }
  const broken = {
    get: async () => null,
    post: async () => null,
    connects: async () => false,
    certificate: async () => null,
    reachMailServer: async () => 'ECONNECTION',
    queryRow: async () => Promise.reject(new Error('connection refused')),
  }
  for (const changes of [{}, broken]) {
    const findings = await runChecks(ALL_CHECKS, testInstallation({ variables, ...changes }))
    expect(JSON.stringify(findings)).not.toContain(secret)
  }
})

/** The check reads the file itself, with the same reader as the site. */
function keyFile(): typeof KEY {
  const folder = mkdtempSync(join(tmpdir(), 'beam-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'data-key')
  writeFileSync(file, `key-1:${Buffer.alloc(32, 1).toString('base64')}\n`)
  return { DATA_KEY_FILE: file }
}
