import { describe, expect, it } from 'vitest'
import { HOUR_MS, inMs, page, pending, schedule, type Schedule } from './schedules.ts'
import { administrator, ana, PAGE } from './service.ts'

describe('a schedule', () => {
  it('is visible in the panel and in the list of pages, and can be changed and removed', async () => {
    const { documentId } = await administrator.create(PAGE, page('planned'))
    const first = inMs(HOUR_MS)
    await schedule(administrator, documentId, 'publish', first)
    expect(await pending(documentId)).toMatchObject([
      { action: 'publish', dueAt: first, userName: 'Administrator', state: 'pending' },
    ])
    const second = inMs(2 * HOUR_MS)
    await schedule(ana, documentId, 'publish', second)
    await schedule(ana, documentId, 'unpublish', inMs(3 * HOUR_MS))
    const both = await pending(documentId)
    expect(both).toMatchObject([
      { action: 'publish', dueAt: second, userName: 'Ana' },
      { action: 'unpublish' },
    ])
    const { body } = await administrator.request('GET', `/schedules/pending?type=${PAGE}`)
    expect((body as { data: Schedule[] }).data.filter((each) => each.documentId === documentId)).toEqual(both)
    for (const { id } of both) expect((await ana.request('DELETE', `/schedules/${id}`)).status).toBe(200)
    expect(await pending(documentId)).toEqual([])
    expect((await ana.request('DELETE', `/schedules/${both[0]?.id}`)).status).toBe(404)
  })

  it.each([
    ['a time that has passed', { dueAt: inMs(-1000) }],
    ['a time without its offset from UTC', { dueAt: '2030-01-01T09:00' }],
    ['a time that is none', { dueAt: 'tomorrow' }],
    ['an unknown action', { action: 'delete' }],
    ['an unknown type', { type: 'admin::user' }],
  ])('is rejected for %s', async (_name, change) => {
    const { documentId } = await administrator.find(PAGE, 'slug', 'banks')
    const body = { type: PAGE, documentId, action: 'publish', dueAt: inMs(60_000), ...change }
    expect((await administrator.request('POST', '/schedules/', body)).status).toBe(400)
  })

  it('accepts any time zone, and is stored in UTC', async () => {
    const { documentId } = await administrator.create(PAGE, page('abroad'))
    await schedule(administrator, documentId, 'publish', '2030-07-01T09:00:00+02:00')
    expect(await pending(documentId)).toMatchObject([{ dueAt: '2030-07-01T07:00:00.000Z' }])
  })
})
