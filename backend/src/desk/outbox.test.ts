import { TRAP_NAME } from '@beam/forms/engine/trap.ts'
import { expect, test } from 'vitest'
import { openDeskBesideSite, send, contact } from '../testing/desk-beside-site.ts'
import { words } from '../testing/test-desk.ts'
import { outbox } from './outbox.ts'

const DAY_MS = 86_400_000

test('the outbox shows what was given up and tries it again', async () => {
  const { backend, desk } = await openDeskBesideSite()
  const reference = await send(backend, contact, { [TRAP_NAME]: 'spam' })
  const stored = await desk.storage.readSubmission(reference)
  await desk.storage.releaseSubmission({ id: stored!.id, now: Date.now() + DAY_MS })
  for (const kind of ['staff-mail', 'confirmation-mail'] as const) {
    const [due] = await desk.storage.leaseDeliveries({
      kind,
      now: Date.now() + 2 * DAY_MS,
      until: Date.now() + 3 * DAY_MS,
      limit: 9,
    })
    await desk.storage.settleDelivery({ seq: due!.seq, state: 'dead', nextAt: 0, failure: 'smtp 550' })
  }
  await outbox(desk, words())
  expect(desk.take()).toContain(`${reference}  staff-mail         given up  1 attempts  smtp 550`)
  await outbox(desk, words('retry'))
  expect(desk.take()).toContain('2 deliveries are tried again now')
  await expect(outbox(desk, words('empty'))).rejects.toThrow('outbox status or outbox retry')
})
