import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { metricsToken } from '../../../scripts/set-up/metrics-token.mjs'
import { freePort } from '../../testing/free-port.ts'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { startTestSite } from '../../testing/start-test-site.ts'
import { NGINX } from './start-nginx.ts'

/** A minimal configuration that sets no header: the site sees Host: 127.0.0.1 and no client address. */
async function startMinimalProxy(sitePort: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'beam-bare-nginx-'))
  const port = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { } http { access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${sitePort}; } } }`,
  )
  const child = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await once(child, 'close')
  })
  const url = `http://127.0.0.1:${port}`
  while ((await sendRaw(url, requestText('GET', '/healthz'))).status !== 200) await pause(50)
  return url
}

test.skipIf(NGINX === null)(
  'T88: a proxy on the same machine that adds no header does not make the metrics public',
  async () => {
    const site = await startTestSite({ METRICS_TOKEN: '' })
    const proxy = await startMinimalProxy(new URL(site.url).port)
    for (const path of ['/metrics', '/metrics?x', '/x/../metrics', '//metrics'])
      for (const host of ['beam.example', '127.0.0.1', 'localhost']) {
        const response = await sendRaw(proxy, requestText('GET', path, { host }))
        expect([path, host, response.body.includes('beam_')]).toEqual([path, host, false])
      }
    expect((await sendRaw(site.url, requestText('GET', '/metrics'))).status).toBe(401)
  },
)

test('npm start creates a token for the metrics once, readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beam-token-'))
  const token = metricsToken(folder, '')
  expect(token.length).toBeGreaterThanOrEqual(40)
  expect(metricsToken(folder, '')).toBe(token)
  expect(readFileSync(join(folder, 'metrics-token'), 'utf8').trim()).toBe(token)
  expect(statSync(join(folder, 'metrics-token')).mode & 0o777).toBe(0o600)
  expect(metricsToken(folder, 'given by METRICS_TOKEN')).toBe('given by METRICS_TOKEN')
})
