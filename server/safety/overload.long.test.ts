import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ALL_FORMS } from '../../forms/all-forms.ts'
import { askRaw, requestText } from './ask-raw.ts'
import { openSite } from './open-site.ts'
import { formData, postForm } from './post-form.ts'
import { siteRows } from './site-rows.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const ROOM = 20
const CLIENTS = 10 * ROOM
const FOR_MS = 10_000

test('T27: ten times more than there is room for: some are told to come back, what is taken is kept, and it passes at once', async () => {
  const site = await openSite({ MAX_IN_FLIGHT: String(ROOM), LOG_LEVEL: 'error' })
  const ids: string[] = []
  const refused = { count: 0, withoutWait: 0 }
  const other = new Set<number>()
  const end = performance.now() + FOR_MS
  const clients = Array.from({ length: CLIENTS }, async (_client, client) => {
    for (let number = 0; performance.now() < end; number++) {
      const answer = await postForm(site.url, contact, formData(contact, { message: `${client} ${number}` }))
      const body = (await answer?.json().catch(() => ({}))) as { readonly id?: string }
      if (answer?.status === 201) ids.push(body.id ?? '')
      else if (answer?.status === 503) {
        refused.count += 1
        refused.withoutWait += Number(!(Number(answer.headers.get('retry-after')) > 0))
      } else other.add(answer?.status ?? 0)
    }
  })
  const health: number[] = []
  while (performance.now() < end) {
    health.push((await askRaw(site.url, requestText('GET', '/healthz'))).status)
    await pause(100)
  }
  await Promise.all(clients)
  await expect.poll(() => tenInARow(site.url), { timeout: 5_000, interval: 100 }).toBe(true)
  expect([...other]).toEqual([])
  expect(refused.count).toBeGreaterThan(0)
  expect(refused.withoutWait).toBe(0)
  expect(new Set(health)).toEqual(new Set([200]))
  expect(ids.length).toBeGreaterThan(ROOM)
  const stored = new Set(siteRows(site.dataFolder).map(({ id }) => id))
  expect(ids.filter((id) => !stored.has(id))).toEqual([])
})

async function tenInARow(url: string): Promise<boolean> {
  for (let number = 0; number < 10; number++) {
    const answer = await postForm(
      url,
      contact,
      formData(contact, { message: `Afterwards ${performance.now()}` }),
    )
    if (answer?.status !== 201) return false
  }
  return true
}
