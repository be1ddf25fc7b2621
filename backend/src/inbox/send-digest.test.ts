import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { contact, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import type { Mail, SendResult } from '../mail/mail.ts'
import { sendDigest } from './send-digest.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

test('once a day, each mailbox is told what was suspected of being spam for it, without a word of the senders', async () => {
  let now = Date.UTC(2026, 10, 20, 6)
  const { backend, context } = await openAdminBesideSite({ now: () => now })
  const mails: Mail[] = []
  let result: SendResult = { kind: 'sent' }
  const toByTopic = { 'contact Support': 'support@beam.example' }
  const settings = { ...context.settings, mail: { ...context.settings.mail, toByTopic } }
  const digest = () =>
    sendDigest({
      ...context,
      settings,
      send: async (mail) => {
        mails.push(mail)
        return result
      },
      now: () => now,
    })
  const spam = { [HONEYPOT_NAME]: 'x', lastName: 'CANARY' }
  const one = await send(backend, contact, { ...spam, subject: 'Support' })
  const two = await send(backend, contact, { ...spam, subject: 'Investors', email: 'b@example.com' })
  await send(backend, contact, { lastName: 'No spam' })
  await digest()
  expect(mails).toEqual([])

  now += HOUR_MS
  result = { kind: 'failed', failure: 'smtp 450', permanent: false }
  await digest()
  now += HOUR_MS
  result = { kind: 'sent' }
  mails.length = 0
  await Promise.all([digest(), digest()])
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['staff@beam.example', 'support@beam.example'])
  const support = mails.find(({ to }) => to === 'support@beam.example')!
  expect(support.subject).toBe('Suspected spam on 2026-11-20: 1 submission')
  expect(support.text).toContain(`${one}  2026-11-20 06:00 UTC  Contact, Support`)
  expect(support.text).not.toContain(two)
  expect(JSON.stringify(mails)).not.toContain('CANARY')

  mails.length = 0
  await digest()
  now += DAY_MS
  await digest()
  expect(mails).toEqual([])
  await send(backend, contact, { ...spam, email: 'c@example.com', subject: 'Investors' })
  now += DAY_MS
  await digest()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).not.toContain(two)
})
