import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtp } from '../../backend/testing/start-smtp.ts'
import { recordBackup } from '../../environment/backups/last-backup.ts'
import { runCommand } from '../../scripts/testing/run-command.ts'
import { run, syncMs } from './machine.ts'
import { reachMailServer, sendTestMail } from './mail-server.ts'
import { certificate, connects, get, post } from './network.ts'

const COMMAND = join(import.meta.dirname, '../doctor.command.ts')

test('responses are read without following redirects, and what does not answer is null', async () => {
  const server = createServer((_request, response) =>
    response.writeHead(301, { location: '/else' }).end('moved'),
  )
  const port = await listening(server)
  const answer = await get(`http://127.0.0.1:${port}/`)
  expect(answer).toMatchObject({ status: 301, text: 'moved' })
  expect(answer?.headers.get('location')).toBe('/else')
  expect(await post(`http://127.0.0.1:${port}/`, '{}', {})).toBe(301)
  expect(await connects('127.0.0.1', port)).toBe(true)
  server.close()
  await expect.poll(() => connects('127.0.0.1', port)).toBe(false)
  expect(await get(`http://127.0.0.1:${port}/`)).toBeNull()
  expect(await post(`http://127.0.0.1:${port}/`, '{}', {})).toBeNull()
})

test.skipIf(!hasOpenssl())('a certificate is read with its end, and with why it is not trusted', async () => {
  const folder = temporaryFolder()
  const file = (name: string) => join(folder, name)
  const subject = [
    '-subj',
    '/CN=localhost',
    '-days',
    '10',
    '-keyout',
    file('key'),
    '-out',
    file('certificate'),
  ]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' })
  const server = createTlsServer({ key: readFileSync(file('key')), cert: readFileSync(file('certificate')) })
  server.on('tlsClientError', () => {})
  const presented = await certificate('localhost', await listening(server))
  expect(presented?.problem).toContain('DEPTH_ZERO_SELF_SIGNED_CERT')
  expect(presented?.validUntil).toBeGreaterThan(Date.now() + 9 * 24 * 60 * 60 * 1000)
  const silent = createServer()
  expect(await certificate('127.0.0.1', await listening(silent))).toBeNull()
})

test('a mail server that does not speak SMTP is a code, without what it said', async () => {
  const server = createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const failure = await reachMailServer(`smtp://user:word@127.0.0.1:${await listening(server)}`)
  expect(failure).toMatch(/^[A-Z]+(?: \d+)?$/u)
})

test('a test mail has one Message-ID, of the domain that sends it', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  const settings = { smtpUrl: smtp.url, from: 'no-reply@beam.test', to: '', toByForm: {}, toByTopic: {} }
  expect(await sendTestMail(settings, 'ada@beam.test')).toBeNull()
  expect(smtp.mails[0]?.source).toMatch(/^Message-ID: <doctor-\d+@beam\.test>\r?$/mu)
})

test('measuring the disk leaves nothing behind, and a program that does not exist is null', async () => {
  const folder = temporaryFolder()
  expect(await syncMs(folder)).toBeGreaterThan(0)
  expect(readdirSync(folder)).toEqual([])
  expect(await run('/nowhere/program', [])).toBeNull()
})

test('the command reports as JSON, reads settings from a file, and exits with 2 when something failed', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'data/cms'), { recursive: true, mode: 0o700 })
  await recordBackup(join(folder, 'data'), { at: Date.now(), file: 'a file' })
  writeFileSync(join(folder, 'data-key'), `key-1:${Buffer.alloc(32, 1).toString('base64')}\n`, {
    mode: 0o400,
  })
  const settings = {
    PORT: 3,
    CMS_PORT: 4,
    DATA_DIR: join(folder, 'data'),
    DATA_KEY_FILE: join(folder, 'data-key'),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  writeFileSync(join(folder, 'settings.env'), `# settings\n${lines.join('\n')}\n`)
  const { status, stdout } = doctor('--settings', join(folder, 'settings.env'), '--json')
  expect(status).toBe(2)
  const report = JSON.parse(stdout) as { status: string; findings: object[] }
  expect(report.status).toBe('failed')
  expect(report.findings).toEqual(
    expect.arrayContaining([
      { check: 'Settings', status: 'ok', message: 'all are valid' },
      { check: 'Data key', status: 'ok', message: '1 in the file, readable by its owner only' },
      expect.objectContaining({
        check: 'Site',
        status: 'failed',
        message: 'nothing answers at http://127.0.0.1:3',
      }),
      expect.objectContaining({ check: 'Backups', status: 'ok' }),
      expect.objectContaining({
        check: 'Backups',
        status: 'failed',
        message: 'no backup of content was ever made',
      }),
    ]),
  )
})

test('invalid settings are all that is reported, and a wrong option exits with 3', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'settings.env'), 'PORT=many\nMAIL_TO=nobody\n')
  const { status, stdout } = doctor('--settings', join(folder, 'settings.env'))
  expect(status).toBe(2)
  expect(stdout).toContain('failed   Settings            PORT must be a port number')
  expect(stdout).toContain('MAIL_TO must be an email address')
  expect(doctor('--fix').status).toBe(3)
  expect(doctor('--settings', join(folder, 'missing')).status).toBe(3)
})

function doctor(...args: readonly string[]) {
  return runCommand(COMMAND, args)
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** On a free port of the loopback address. */
async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

function hasOpenssl(): boolean {
  return spawnSync('openssl', ['version']).status === 0
}
