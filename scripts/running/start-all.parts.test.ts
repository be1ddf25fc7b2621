import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../server/testing/free-port.ts'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'

test('npm start says in one line, after the addresses, how much is to be filled in before launch', async () => {
  const service = await startContentServiceStandIn()
  onTestFinished(() => service.close())
  const output = await start({ CONTENT_SERVICE_URL: service.url })
  await expect.poll(output).toMatch(/ s {2}Before launch: +\d+ entries to fill in \(npm run content/)
  expect(output()).toMatch(/Site: .*Content service: .*Data folder: .*Before launch: /s)
  expect(output().match(/Before launch/g)).toHaveLength(1)
})

/** Runs the command of `npm start` until the test ends; what it has printed. */
async function start(variables: Readonly<Record<string, string>>): Promise<() => string> {
  const folder = await mkdtemp(join(tmpdir(), 'beam-start-'))
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATA_KEY_FILE: join(folder, 'key'),
      ...variables,
    },
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  return () => text
}
