import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { contact, mailsOf, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { outbox } from '../admin/outbox.ts'
import { retryDelivery } from './retry-delivery.ts'
import { releaseStored } from '../../testing/release-stored.ts'

const HOUR_MS = 3_600_000
const POLL_OPTIONS = { timeout: 60_000, interval: 100 }
const ana = testActor()

/** A submission whose mail to staff was given up after a rejection, beside a site that sends what is due. */
async function openWithDeadMail() {
  const { backend, context, settings } = await openAdminBesideSite()
  const reference = await send(backend, contact, { [HONEYPOT_NAME]: 'held' })
  const { id } = (await context.storage.readSubmission(reference))!
  await releaseStored(context.storage, { id, now: Date.now() + HOUR_MS })
  const times = { now: Date.now() + 1.5 * HOUR_MS, until: Date.now() + 2 * HOUR_MS }
  const latest = Number.MAX_SAFE_INTEGER
  const [mail] = await context.storage.leaseDeliveries({ kind: 'staff-mail', ...times, latest, limit: 9 })
  const failure = 'smtp 550'
  await context.storage.completeDelivery({ seq: mail!.seq, state: 'dead', attempts: 81, nextAt: 0, failure })
  const delivery = async () =>
    (await context.storage.listDeliveries({ id })).find(({ kind }) => kind === 'staff-mail')!
  const staffMails = () => mailsOf(settings, reference).filter((name) => name.includes('staff-mail'))
  return { context, id, delivery, staffMails }
}

test('a delivery that was given up is retried from the inbox, audited, and arrives', async () => {
  const { context, id, delivery, staffMails } = await openWithDeadMail()
  const dead = await delivery()
  expect(dead).toMatchObject({ state: 'dead', failure: 'smtp 550' })
  const request = { id, delivery: dead.id }
  const retried = await retryDelivery(context, ana, request)
  expect(retried).toMatchObject({ delivery: { id: dead.id, kind: 'staff-mail' } })
  await expect.poll(staffMails, POLL_OPTIONS).toHaveLength(1)
  await expect.poll(async () => (await delivery()).state, POLL_OPTIONS).toBe('done')
  expect(await retryDelivery(context, ana, request)).toMatchObject({ rejected: 'not-possible' })
  const audited = await context.storage.listAudit({ forms: null, action: 'retry', limit: 9 })
  expect(audited).toMatchObject([{ actor: { id: ana.id }, details: { kind: 'staff-mail' } }])
  expect(await retryDelivery(context, testActor(['read']), request)).toMatchObject({ rejected: 'forbidden' })
})

test('what the command line retries arrives, too', async () => {
  const { context, delivery, staffMails } = await openWithDeadMail()
  await outbox(context, commandArguments('retry', { json: true }))
  expect(JSON.parse(context.takeOutput())).toEqual({ retried: expect.any(Number) })
  await expect.poll(staffMails, POLL_OPTIONS).toHaveLength(1)
  await expect.poll(async () => (await delivery()).state, POLL_OPTIONS).toBe('done')
})
