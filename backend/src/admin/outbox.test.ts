import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { openAdminBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { outbox } from './outbox.ts'
import { releaseStored } from '../../testing/release-stored.ts'

const HOUR_MS = 3_600_000

test('the outbox shows what was given up and tries it again', async () => {
  const { backend, context } = await openAdminBesideSite()
  const reference = await send(backend, contact, { [HONEYPOT_NAME]: 'spam' })
  const stored = await context.storage.readSubmission(reference)
  await releaseStored(context.storage, { id: stored!.id, now: Date.now() + HOUR_MS })
  for (const kind of ['staff-mail', 'confirmation-mail'] as const) {
    const [due] = await context.storage.leaseDeliveries({
      kind,
      now: Date.now() + 1.5 * HOUR_MS,
      until: Date.now() + 2 * HOUR_MS,
      latest: Number.MAX_SAFE_INTEGER,
      limit: 9,
    })
    await context.storage.completeDelivery({
      seq: due!.seq,
      state: 'dead',
      attempts: 1,
      nextAt: 0,
      failure: 'smtp 550',
    })
  }
  await outbox(context, commandArguments())
  expect(context.takeOutput()).toContain(`${reference}  staff-mail         given up  1 attempt  smtp 550`)
  await outbox(context, commandArguments('retry'))
  expect(context.takeOutput()).toContain('2 deliveries are tried again now')
  await expect(outbox(context, commandArguments('empty'))).rejects.toThrow('outbox status or outbox retry')
})
