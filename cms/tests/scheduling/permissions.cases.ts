import { describe, expect, it } from 'vitest'
import { invite } from '../invite.ts'
import { ended, HOUR_MS, inMs, isPublished, makeDue, page, pending, schedule } from './schedules.ts'
import { administrator, author, PAGE, service } from './service.ts'

describe('T106: schedules', () => {
  it('cannot be set, removed or read by authors for pages of others, nor publish their own', async () => {
    const { documentId } = await administrator.find(PAGE, 'slug', 'banks')
    await schedule(administrator, documentId, 'publish', inMs(HOUR_MS))
    const [planned] = await pending(documentId)
    const list = `/schedules/?type=${PAGE}&documentId=${documentId}`
    expect((await author.request('GET', list)).status).toBe(403)
    expect((await author.request('DELETE', `/schedules/${planned?.id}`)).status).toBe(403)
    const all = await author.request('GET', `/schedules/pending?type=${PAGE}`)
    expect(all.body).toEqual({ data: [] })
    const own = await author.create(PAGE, page('own'))
    for (const id of [documentId, own.documentId])
      for (const action of ['publish', 'unpublish']) {
        const body = { type: PAGE, documentId: id, action, dueAt: inMs(60_000) }
        expect((await author.request('POST', '/schedules/', body)).status).toBe(403)
      }
  })

  it('are canceled with a reason when the right was revoked', async () => {
    const leaver = await invite(service.url, administrator, 'strapi-editor', 'eve@example.com', 'Eve')
    const demoted = await invite(service.url, administrator, 'strapi-editor', 'dan@example.com', 'Dan')
    const one = await administrator.create(PAGE, page('by-eve'))
    const two = await administrator.create(PAGE, page('by-dan'))
    const gone = await administrator.create(PAGE, page('gone'))
    await schedule(leaver, one.documentId, 'publish', inMs(HOUR_MS))
    await schedule(demoted, two.documentId, 'publish', inMs(HOUR_MS))
    await schedule(administrator, gone.documentId, 'unpublish', inMs(HOUR_MS))
    await administrator.request('PUT', `/admin/users/${leaver.userId}`, { isActive: false })
    const roles = [await authorRole()]
    await administrator.request('PUT', `/admin/users/${demoted.userId}`, { roles })
    await makeDue(one, two, gone)
    for (const [{ documentId }, reason] of [
      [one, 'The account of Eve was deactivated.'],
      [two, 'Dan may no longer publish this entry.'],
      [gone, 'The entry was not published.'],
    ] as const)
      expect(await ended(documentId)).toMatchObject({ state: 'cancelled', reason })
    for (const slug of ['by-eve', 'by-dan']) expect(await isPublished(slug)).toBe(false)
  })
})

async function authorRole(): Promise<number | undefined> {
  const { body } = await administrator.request('GET', '/admin/roles')
  const roles = (body as { data: { id: number; code: string }[] }).data
  return roles.find(({ code }) => code === 'strapi-author')?.id
}
