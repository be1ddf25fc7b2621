import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { contact, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { MAX_LISTED_SUBMISSIONS } from '../mail/digest-mail.ts'
import type { Mail, SendResult } from '../mail/mail.ts'
import { sendDigest } from './send-digest.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SIX = Date.UTC(2026, 10, 20, 6)
const STAFF = 'staff@beam.example'
const SUPPORT = 'support@beam.example'

const spam = { [HONEYPOT_NAME]: 'x', lastName: 'CANARY' }

/**
 * At six o’clock; support has a mailbox of its own. `answers` says how each mailbox responds; without an entry, the
 * mail is sent.
 */
async function openDigest() {
  const clock = { now: SIX }
  const { backend, context } = await openAdminBesideSite({ now: () => clock.now })
  const mails: Mail[] = []
  const answers: Record<string, SendResult> = {}
  const log = createTestLog()
  const toByTopic = { 'contact Support': SUPPORT }
  const settings = { ...context.settings, mail: { ...context.settings.mail, toByTopic } }
  const sendMail = async (mail: Mail): Promise<SendResult> => {
    mails.push(mail)
    return answers[mail.to] ?? { kind: 'sent' }
  }
  const digest = () => sendDigest({ ...context, settings, log, send: sendMail, now: () => clock.now })
  /** Who was sent a mail since the last call. */
  const recipients = () =>
    mails
      .splice(0)
      .map(({ to }) => to)
      .toSorted()
  return { clock, backend, mails, answers, log, digest, recipients }
}

test('once a day, each mailbox is notified of the suspected spam for it, without a word of the senders', async () => {
  const { clock, backend, mails, digest, recipients } = await openDigest()
  const one = await send(backend, contact, { ...spam, subject: 'Support' })
  const two = await send(backend, contact, { ...spam, subject: 'Investors', email: 'b@example.com' })
  await send(backend, contact, { lastName: 'No spam' })
  await digest()
  expect(mails).toEqual([])

  clock.now += HOUR_MS
  await Promise.all([digest(), digest()])
  expect(mails.map(({ to }) => to).toSorted()).toEqual([STAFF, SUPPORT])
  const support = mails.find(({ to }) => to === SUPPORT)!
  expect(support.subject).toBe('Suspected spam on 2026-11-20: 1 submission')
  expect(support.text).toContain(`${one}  2026-11-20 06:00 UTC  Contact, Support`)
  expect(support.text).not.toContain(two)
  expect(JSON.stringify(mails)).not.toContain('CANARY')

  recipients()
  await digest()
  clock.now += DAY_MS
  await digest()
  expect(mails).toEqual([])
  await send(backend, contact, { ...spam, email: 'c@example.com', subject: 'Investors' })
  clock.now += DAY_MS
  await digest()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).not.toContain(two)
})

test('a mailbox that fails is tried again every hour, without another digest to the others', async () => {
  const { clock, backend, mails, answers, digest, recipients } = await openDigest()
  const missed = await send(backend, contact, { ...spam, subject: 'Support' })
  await send(backend, contact, { ...spam, subject: 'Investors' })
  clock.now += HOUR_MS
  answers[SUPPORT] = answers[STAFF] = { kind: 'failed', failure: 'smtp 450', permanent: false }
  await digest()
  expect(recipients()).toEqual([STAFF, SUPPORT])
  clock.now += HOUR_MS
  delete answers[STAFF]
  await digest()
  expect(recipients()).toEqual([STAFF, SUPPORT])
  clock.now += HOUR_MS
  await digest()
  expect(recipients()).toEqual([SUPPORT])
  await send(backend, contact, { ...spam, subject: 'Investors' })
  clock.now += DAY_MS
  delete answers[SUPPORT]
  await digest()
  expect(mails.find(({ to }) => to === SUPPORT)!.text).toContain(missed)
  expect(mails.find(({ to }) => to === STAFF)!.subject).toContain('1 submission')
  expect(recipients()).toEqual([STAFF, SUPPORT])
  clock.now += HOUR_MS
  await digest()
  expect(recipients()).toEqual([])
})

test('T135: a mailbox that refuses gets its digest later, once, and is logged without its address', async () => {
  const { clock, backend, mails, answers, log, digest, recipients } = await openDigest()
  const missed = await send(backend, contact, { ...spam, subject: 'Support' })
  await send(backend, contact, { ...spam, subject: 'Investors' })
  clock.now += HOUR_MS
  answers[SUPPORT] = { kind: 'failed', failure: 'smtp EENVELOPE 550', permanent: true }
  await digest()
  expect(recipients()).toEqual([STAFF, SUPPORT])
  expect(log.lines).toMatchObject([{ event: 'digest-failed', failure: 'smtp EENVELOPE 550' }])
  expect(JSON.stringify(log.lines)).not.toContain('@')
  clock.now += HOUR_MS
  await digest()
  expect(recipients()).toEqual([SUPPORT])
  delete answers[SUPPORT]
  clock.now += HOUR_MS
  await digest()
  expect(mails[0]!.text).toContain(missed)
  expect(recipients()).toEqual([SUPPORT])
  for (const wait of [HOUR_MS, DAY_MS]) {
    clock.now += wait
    await digest()
    expect(recipients()).toEqual([])
  }
})

test('T135: while the mail server refuses credentials no digest is lost, also over days', async () => {
  const { clock, backend, mails, answers, digest, recipients } = await openDigest()
  const missed = await send(backend, contact, { ...spam, subject: 'Support' })
  await send(backend, contact, { ...spam, subject: 'Investors' })
  clock.now += HOUR_MS
  answers[STAFF] = answers[SUPPORT] = { kind: 'failed', failure: 'smtp EAUTH 535', permanent: true }
  for (let hour = 0; hour < 30; hour++, clock.now += HOUR_MS) await digest()
  recipients()
  delete answers[STAFF]
  delete answers[SUPPORT]
  await digest()
  expect(mails.find(({ to }) => to === SUPPORT)!.text).toContain(missed)
  expect(recipients()).toEqual([STAFF, SUPPORT])
  clock.now += HOUR_MS
  await digest()
  expect(recipients()).toEqual([])
})

test('after three days of refusals a digest is given up, which is logged; the next one is sent', async () => {
  const { clock, backend, mails, answers, log, digest, recipients } = await openDigest()
  const missed = await send(backend, contact, { ...spam, subject: 'Support' })
  answers[SUPPORT] = { kind: 'failed', failure: 'smtp 450', permanent: false }
  clock.now += HOUR_MS
  for (let hour = 0; hour <= 72; hour++, clock.now += HOUR_MS) await digest()
  expect(log.lines.at(-1)).toMatchObject({ level: 'error', event: 'digest-dead', failure: 'smtp 450' })
  recipients()
  for (let hour = 0; hour < 24; hour++, clock.now += HOUR_MS) await digest()
  expect(recipients()).toEqual([])
  delete answers[SUPPORT]
  await send(backend, contact, { ...spam, subject: 'Support', email: 'b@example.com' })
  for (let hour = 0; hour < 24; hour++, clock.now += HOUR_MS) await digest()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).not.toContain(missed)
})

test('a digest lists the first fifty and counts the others', async () => {
  const { clock, backend, mails, digest } = await openDigest()
  for (let count = 0; count < MAX_LISTED_SUBMISSIONS + 2; count++) await send(backend, contact, spam)
  clock.now += HOUR_MS
  await digest()
  const [{ subject, text }] = mails as [Mail]
  expect(subject).toContain(`${MAX_LISTED_SUBMISSIONS + 2} submissions`)
  expect(text.match(/^BW-/gmu)).toHaveLength(MAX_LISTED_SUBMISSIONS)
  expect(text).toContain('… and 2 more')
})
