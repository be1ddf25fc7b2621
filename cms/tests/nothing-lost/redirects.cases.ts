import { describe, expect, it } from 'vitest'
import type { Document } from '../sign-in.ts'
import { EVERY_CHANGE, loadedAs } from './change-pages.ts'
import { compareInPanel } from './compare-in-panel.ts'
import { PAGE, page } from './page-data.ts'
import { administrator, colleague, service } from './service.ts'

const REDIRECT = 'api::redirect.redirect'
const ENTRIES = `/content-manager/collection-types/${REDIRECT}`

describe('of two editors who change a redirect at the same time', () => {
  it.each(EVERY_CHANGE)(
    'T107: the second is told who saved and when, and nothing is changed: %s %s',
    async (method, action) => {
      const from = `/redirect-${method}${action.replaceAll('/', '-')}`.toLowerCase()
      const { documentId } = await publishAndEdit(from)
      const loaded = await administrator.find(REDIRECT, 'from', from)
      const saved = await colleague.save(REDIRECT, documentId, redirect(from, '/by-ana'))
      const body = method === 'DELETE' ? undefined : redirect(from, '/mine')
      const address = `${ENTRIES}/${documentId}${action}`
      const answer = await administrator.request(method, address, body, loadedAs(REDIRECT, loaded))
      expect(answer).toMatchObject({
        status: 409,
        body: {
          error: {
            message: 'Ana has saved this entry since you opened it.',
            details: { savedBy: 'Ana', savedAt: saved['updatedAt'], version: saved['updatedAt'] },
          },
        },
      })
      expect(await administrator.find(REDIRECT, 'from', from)).toMatchObject({ to: '/by-ana' })
      expect(await publishedTarget(from)).toBe('/start')

      const unstated = await administrator.request(method, address, body, { 'x-draft-version': '' })
      expect(unstated.status).toBe(428)
      expect((await administrator.request(method, address, body, loadedAs(REDIRECT, saved))).status).toBe(200)
    },
  )

  it.each(['bulkPublish', 'bulkUnpublish', 'bulkDelete'])(
    'T132: a bulk action changes nothing when one of its entries was saved since: %s',
    async (action) => {
      const [first, second] = [
        `/redirect-${action}-one`.toLowerCase(),
        `/redirect-${action}-two`.toLowerCase(),
      ] as const
      const documents = [await publishAndEdit(first), await publishAndEdit(second)]
      const documentIds = documents.map(({ documentId }) => documentId)
      const bulk = (headers: Record<string, string>) =>
        administrator.request('POST', `${ENTRIES}/actions/${action}`, { documentIds }, headers)
      expect((await bulk({ 'x-draft-version': '' })).status).toBe(428)
      const seen = loadedAs(REDIRECT, ...documents)
      await colleague.save(REDIRECT, documentIds[1] ?? '', redirect(second, '/by-ana'))
      expect(await bulk(seen)).toMatchObject({
        status: 409,
        body: { error: { message: `Ana has saved “${second}” since you opened it.` } },
      })
      for (const from of [first, second]) expect(await publishedTarget(from)).toBe('/start')
    },
  )

  it('the second can compare both', async () => {
    const { documentId } = await publishAndEdit('/compared')
    const { mine, theirs } = await compareInPanel(REDIRECT, documentId, redirect('/compared', '/mine'))
    expect(mine).toContainEqual({ label: 'To', text: '/mine' })
    expect(theirs).toContainEqual({ label: 'To', text: '/draft' })
  })
})

it('a redirect that a page replaces is deleted, though the editor of the page has not seen it', async () => {
  const { documentId } = await publishAndEdit('/replaced')
  const draft = await colleague.create(PAGE, page('Replaced', 'replaced'))
  const publish = `/content-manager/collection-types/${PAGE}/${draft.documentId}/actions/publish`
  const answer = await colleague.request('POST', publish, page('Replaced', 'replaced'), loadedAs(PAGE, draft))
  expect(answer.status).toBe(200)
  expect(await publishedTarget('/replaced')).toBeUndefined()
  expect((await administrator.request('GET', `${ENTRIES}/${documentId}`)).status).toBe(404)
})

it.each(['/history/versions', '/schedules/', '/schedules/pending'])(
  'redirects have no %s',
  async (address) => {
    const { documentId } = await publishAndEdit(`${address.replace(/\/$/, '')}-none`)
    const answer = await administrator.request('GET', `${address}?type=${REDIRECT}&documentId=${documentId}`)
    expect(answer.status).toBe(400)
  },
)

function redirect(from: string, to: string): object {
  return { from, to, permanent: true }
}

/** A redirect that leads to /start for visitors, and to /draft in its draft. */
async function publishAndEdit(from: string): Promise<Document> {
  const { documentId } = await administrator.create(REDIRECT, redirect(from, '/start'))
  await administrator.publish(REDIRECT, documentId, redirect(from, '/start'))
  return administrator.save(REDIRECT, documentId, redirect(from, '/draft'))
}

/** Where the address leads visitors; undefined without a published redirect. */
async function publishedTarget(from: string): Promise<string | undefined> {
  const { body } = await service.get(`/api/redirects?filters[from][$eq]=${from}`)
  return (body as { data: { to: string }[] }).data[0]?.to
}
