import { describe, expect, it } from 'vitest'
import {
  delayOf,
  ended,
  HOUR_MS,
  inMs,
  isPublished,
  makeDue,
  page,
  publishers,
  schedule,
  scheduleSoon,
} from './schedules.ts'
import { administrator, ana, author, PAGE, service, startTwoServices } from './service.ts'

/** What editors are promised; three times what it takes at most on a quiet machine. */
const PROMISED_MS = 30_000

describe('what is due', () => {
  it('is canceled with a reason when the page can no longer be published', async () => {
    const unsafe = {
      __component: 'blocks.hero',
      title: 'x',
      buttonText: 'x',
      buttonUrl: 'javascript:alert(1)',
    }
    const { documentId } = await administrator.create(PAGE, { ...page('unsafe'), Content: [unsafe] })
    await schedule(administrator, documentId, 'publish', inMs(HOUR_MS))
    await makeDue({ documentId })
    const { state, reason } = (await ended(documentId)) ?? {}
    expect(state).toBe('cancelled')
    expect(reason).toMatch(/^Not published: /)
    expect(await isPublished('unsafe')).toBe(false)
  })

  it('is canceled when an author has changed the page since it was scheduled, not before', async () => {
    const seen = await author.create(PAGE, page('seen'))
    const unseen = await author.create(PAGE, page('unseen'))
    await author.save(PAGE, seen.documentId, { ...page('seen'), title: 'Approved' })
    for (const { documentId } of [seen, unseen]) await schedule(ana, documentId, 'publish', inMs(HOUR_MS))
    await author.save(PAGE, unseen.documentId, { ...page('unseen'), title: 'Never approved' })
    await makeDue(seen, unseen)
    expect(await ended(unseen.documentId)).toMatchObject({
      state: 'cancelled',
      reason: 'The page was changed by somebody who may not publish it.',
    })
    expect(await ended(seen.documentId)).toMatchObject({ state: 'done' })
    expect(await isPublished('unseen')).toBe(false)
    expect(await isPublished('seen')).toBe(true)
  })

  it('is published on behalf of the user within 30 seconds, and unpublished again', async () => {
    const { documentId } = await administrator.create(PAGE, page('for-a-while'))
    await scheduleSoon(ana, documentId, 'publish')
    await expectPunctual(documentId, 'publish')
    expect(await isPublished('for-a-while')).toBe(true)
    expect(await publishers(documentId)).toEqual(['Ana'])
    await scheduleSoon(ana, documentId, 'unpublish')
    await expectPunctual(documentId, 'unpublish')
    expect(await isPublished('for-a-while')).toBe(false)
  })

  it('is executed after a restart when it fell due while nothing ran, and once by two services', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((n) => administrator.create(PAGE, page(`once-${n}`))))
    for (const { documentId } of pages) await schedule(ana, documentId, 'publish', inMs(HOUR_MS))
    const soon = await administrator.create(PAGE, page('once-soon'))
    const over = await administrator.create(PAGE, page('once-over'))
    await administrator.publish(PAGE, over.documentId, page('once-over'))
    await scheduleSoon(ana, soon.documentId, 'publish')
    await scheduleSoon(ana, over.documentId, 'unpublish')
    await service.stop()
    await makeDue(...pages)
    const second = await startTwoServices()
    const readyAt = Date.now()
    try {
      await expectPunctual(soon.documentId, 'publish', readyAt)
      await expectPunctual(over.documentId, 'unpublish', readyAt)
      expect(await isPublished('once-over')).toBe(false)
      expect(await publishers(soon.documentId)).toHaveLength(1)
      const more = await administrator.create(PAGE, page('once-more'))
      await schedule(administrator, more.documentId, 'publish', inMs(HOUR_MS))
      await makeDue(more)
      for (const { documentId } of [...pages, more]) {
        expect(await ended(documentId)).toMatchObject({ state: 'done' })
        expect(await publishers(documentId)).toHaveLength(1)
      }
    } finally {
      await second.stop()
    }
  })
})

/** It was executed once it was due, and no later than promised. */
async function expectPunctual(documentId: string, action: string, readyAt?: number): Promise<void> {
  const last = await ended(documentId, action)
  expect(last).toMatchObject({ action, state: 'done' })
  expect(delayOf(last!, readyAt)).toBeGreaterThanOrEqual(0)
  expect(delayOf(last!, readyAt)).toBeLessThanOrEqual(PROMISED_MS)
}
