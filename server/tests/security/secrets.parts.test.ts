import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { startTestSite } from '../../testing/start-test-site.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const BUILD = join(ROOT, 'website/build/client')
const LOOKS_SECRET =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bnpm_\w{36}\b|\bxox[abp]-[\w-]{20}|\bsk_live_\w{20}/u
const SECRETS = {
  CONTENT_SERVICE_TOKEN: 'a-token-that-no-visitor-must-see-1',
  PREVIEW_SECRET: 'a-secret-that-no-visitor-must-see-2',
  CONTENT_WEBHOOK_SECRET: 'whsec_YW5vdGhlci1zZWNyZXQtbm8tdmlzaXRvci1tdXN0LXNlZQ==',
  METRICS_TOKEN: 'a-token-that-no-visitor-must-see-3',
  SMTP_URL: 'smtp://someone:a-password-no-visitor-must-see@127.0.0.1:9',
}

test.skipIf(!existsSync(join(ROOT, '.git')))(
  'T76: the sources contain nothing that looks like a secret',
  () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
    const texts = files.filter((file) =>
      /\.(?:[cm]?[jt]sx?|json|md|ya?ml|conf|service|env.*|example|html|css|txt)$/u.test(file),
    )
    expect(texts.length).toBeGreaterThan(300)
    const found = texts.filter(
      (file) => existsSync(join(ROOT, file)) && LOOKS_SECRET.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(found).toEqual([])
  },
)

test('T76: the browser bundle contains no source map, setting or key', () => {
  const files = readdirSync(BUILD, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.filter(({ name }) => name.endsWith('.map')).map(({ name }) => name)).toEqual([])
  const scripts = files.filter(({ name }) => /\.(?:js|css|json)$/u.test(name))
  expect(scripts.length).toBeGreaterThan(5)
  const forbidden = new RegExp(
    [...Object.keys(SECRETS), 'DATABASE_URL', 'DATA_KEY', 'process\\.env\\.\\w*(?:KEY|SECRET|TOKEN)'].join(
      '|',
    ),
    'u',
  )
  const revealing = scripts.filter(({ name, parentPath }) => {
    const text = readFileSync(join(parentPath, name), 'utf8')
    return forbidden.test(text) || LOOKS_SECRET.test(text)
  })
  expect(revealing.map(({ name }) => name)).toEqual([])
})

test('T76: a running site reveals no secret in pages, states, metrics, responses or its log', async () => {
  const site = await startTestSite({ ...SECRETS, LOG_LEVEL: 'debug' })
  const texts: string[] = []
  for (const path of [
    '/',
    '/about-us',
    '/contacts',
    '/about-us.data?_routes=pages%2Fpage',
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/preview?path=/about-us',
    '/manifest.webmanifest',
  ])
    texts.push(await (await fetch(site.url + path)).text())
  const headers = { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` }
  texts.push(await (await fetch(`${site.url}/metrics`, { headers })).text(), site.output())
  expect(texts.every((text) => text.length > 0)).toBe(true)
  const secrets = Object.values(SECRETS).flatMap((secret) => [secret, encodeURIComponent(secret)])
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([])
  expect(texts.some((text) => text.includes('a-password-no-visitor'))).toBe(false)
})
