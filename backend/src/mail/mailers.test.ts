import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startSmtp, type TestSmtp } from '../../testing/start-smtp.ts'
import { temporaryFolder } from '../../testing/test-settings.ts'
import { createFileMailer } from './file-mailer.ts'
import { removeMailFiles } from './mail-files.ts'
import type { Mail, Mailer } from './mail.ts'
import { createSmtpMailer, type SmtpTimeouts } from './smtp-mailer.ts'

const FROM = 'Beam Wallet <no-reply@beam.example>'
const MAIL: Mail = {
  messageId: '01a1f8b3-65bc-7129',
  fileName: 'BW-2345-6789A.staff-mail.eml',
  to: 'staff@beam.example',
  replyTo: 'ana@example.com',
  subject: 'Contact form: BW-2345-6789A',
  text: 'Olá 👋',
  html: '<p>Olá 👋</p>',
  attachments: [{ name: 'Currículo.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
}

async function expectWholeMail(source: string): Promise<void> {
  const mail = await PostalMime.parse(source)
  expect(mail).toMatchObject({
    subject: 'Contact form: BW-2345-6789A',
    messageId: '<01a1f8b3-65bc-7129@beam.example>',
    from: { name: 'Beam Wallet', address: 'no-reply@beam.example' },
    to: [{ address: 'staff@beam.example' }],
    replyTo: [{ address: 'ana@example.com' }],
  })
  expect(mail.text).toContain('Olá 👋')
  expect(mail.html).toContain('<p>Olá 👋</p>')
  expect(mail.attachments).toMatchObject([
    { filename: 'Currículo.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ])
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
}

test('without a mail server, mail is written whole, for its owner only', async () => {
  const folder = join(temporaryFolder(), 'mail')
  const mailer = createFileMailer(folder, FROM)
  expect(await mailer.send(MAIL)).toEqual({ kind: 'sent' })
  expect(await mailer.send(MAIL)).toEqual({ kind: 'sent' })
  expect(readdirSync(folder)).toEqual([MAIL.fileName])
  await expectWholeMail(readFileSync(join(folder, MAIL.fileName), 'utf8'))
  expect(statSync(join(folder, MAIL.fileName)).mode & 0o777).toBe(0o600)
})

test('a folder that cannot be written is a temporary failure', async () => {
  const folder = join(temporaryFolder(), 'mail')
  writeFileSync(folder, 'a file where the folder should be')
  expect(await createFileMailer(folder, FROM).send(MAIL)).toMatchObject({ kind: 'failed', permanent: false })
})

test('written mails of a submission are found by its reference', async () => {
  const folder = join(temporaryFolder(), 'mail')
  mkdirSync(folder)
  for (const name of ['BW-A.staff-mail.eml', '.BW-A.webhook.eml.unfinished', 'BW-AB.staff-mail.eml']) {
    writeFileSync(join(folder, name), '')
  }
  expect(await removeMailFiles(folder, ['BW-A'])).toBe(2)
  expect(readdirSync(folder)).toEqual(['BW-AB.staff-mail.eml'])
  expect(await removeMailFiles(join(folder, 'nowhere'), ['BW-A'])).toBe(0)
})

async function smtp(timeouts?: SmtpTimeouts): Promise<{ server: TestSmtp; mailer: Mailer }> {
  const server = await startSmtp()
  const mailer = createSmtpMailer(server.url, FROM, timeouts)
  onTestFinished(async () => {
    mailer.close()
    await server.stop()
  })
  return { server, mailer }
}

test('a mail server gets the whole mail, for exactly one recipient', async () => {
  const { server, mailer } = await smtp()
  expect(await mailer.send(MAIL)).toEqual({ kind: 'sent' })
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]!.recipients).toEqual(['staff@beam.example'])
  await expectWholeMail(server.mails[0]!.source)
})

test('a rejection is temporary or permanent, and the text of the server is not stored', async () => {
  const { server, mailer } = await smtp()
  server.mode = 'later'
  expect(await mailer.send(MAIL)).toEqual({ kind: 'failed', failure: 'smtp EMESSAGE 450', permanent: false })
  server.mode = 'never'
  expect(await mailer.send(MAIL)).toEqual({ kind: 'failed', failure: 'smtp EMESSAGE 550', permanent: true })
})

test('T135: refused credentials and senders are temporary: every mail waits until the settings are put right', async () => {
  const server = await startSmtp()
  const mailer = createSmtpMailer(server.url.replace('//', '//site:wrong@'), FROM)
  onTestFinished(async () => {
    mailer.close()
    await server.stop()
  })
  server.mode = 'locked'
  expect(await mailer.send(MAIL)).toEqual({ kind: 'failed', failure: 'smtp EAUTH 535', permanent: false })
  server.mode = 'stranger'
  expect(await mailer.send(MAIL)).toEqual({ kind: 'failed', failure: 'smtp EENVELOPE 550', permanent: false })
  server.mode = 'take'
  expect(await mailer.send(MAIL)).toEqual({ kind: 'sent' })
})

test('an unreachable mail server is a temporary failure', async () => {
  const mailer = createSmtpMailer('smtp://127.0.0.1:1', FROM)
  onTestFinished(() => mailer.close())
  expect(await mailer.send(MAIL)).toMatchObject({ kind: 'failed', permanent: false })
})

describe('a mail server that is slow', () => {
  test('times out when it does not respond, and no connection stays open', async () => {
    const { server, mailer } = await smtp({ connect: 300, response: 300, send: 5_000 })
    server.mode = 'silent'
    const attempts = await Promise.all([1, 2, 3, 4, 5, 6].map(() => mailer.send(MAIL)))
    for (const attempt of attempts)
      expect(attempt).toEqual({ kind: 'failed', failure: 'smtp ETIMEDOUT', permanent: false })
    await expect.poll(() => server.connections()).toBe(0)
  })

  test('times out when it responds to each step in time, but not to the whole mail', async () => {
    const { server, mailer } = await smtp({ connect: 60_000, response: 60_000, send: 700 })
    server.mode = 'slow'
    const attempts = await Promise.all([1, 2, 3, 4, 5, 6].map(() => mailer.send(MAIL)))
    for (const attempt of attempts) expect(attempt).toMatchObject({ kind: 'failed', permanent: false })
    expect(server.mails).toEqual([])
    await expect.poll(() => server.connections()).toBe(0)
    server.mode = 'take'
    await expect.poll(() => mailer.send(MAIL)).toEqual({ kind: 'sent' })
  })

  test('does not keep the site from stopping', async () => {
    const { server, mailer } = await smtp({ connect: 600_000, response: 600_000, send: 600_000 })
    server.mode = 'silent'
    const attempts = [1, 2, 3, 4, 5, 6].map(() => mailer.send(MAIL))
    await expect.poll(() => server.connections()).toBeGreaterThan(0)
    mailer.close()
    for (const attempt of await Promise.all(attempts)) expect(attempt.kind).toBe('failed')
    await expect.poll(() => server.connections()).toBe(0)
  })
})
