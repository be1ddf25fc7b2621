import { describe, expect, it } from 'vitest'
import type { Document } from '../sign-in.ts'
import { ENTRIES, EVERY_CHANGE, loadedAs, publishAndEdit, publishedTitle } from './change-pages.ts'
import { PAGE, page } from './page-data.ts'
import { administrator, colleague, service } from './service.ts'

describe('a change in the panel', () => {
  it.each(EVERY_CHANGE)('T132: nobody overwrites by saying nothing: %s %s', async (method, action) => {
    const slug = `unstated-${method}${action.replaceAll('/', '-')}`.toLowerCase()
    const documentId = await publishAndEdit(slug)
    const body = method === 'DELETE' ? undefined : page('Mine', slug)
    for (const header of ['', `${PAGE} another-page 2031-05-04T03:02:01.000Z`, 'anything']) {
      const headers = { 'x-draft-version': header }
      const answer = await administrator.request(method, `${ENTRIES}/${documentId}${action}`, body, headers)
      expect(answer).toMatchObject({ status: 428, body: { error: { message: UNSTATED } } })
    }
    expect(await administrator.find(PAGE, 'slug', slug)).toMatchObject({ title: 'Draft' })
    expect(await publishedTitle(slug)).toBe('Start')
  })

  it('may create and publish an entry at once: nobody else has seen it', async () => {
    const publish = `${ENTRIES}/actions/publish`
    const data = page('At once', 'at-once')
    expect((await colleague.request('POST', publish, data, { 'x-draft-version': '' })).status).toBe(200)
    expect(await publishedTitle('at-once')).toBe('At once')
  })

  it.each(['bulkPublish', 'bulkUnpublish', 'bulkDelete'])(
    'T132: a bulk action changes nothing when one of its entries was saved since: %s',
    async (action) => {
      const slug = action.toLowerCase()
      const pages = [await publishedPage(`${slug}-one`), await publishedPage(`${slug}-two`)]
      const bulk = (headers: Record<string, string>) =>
        administrator.request(
          'POST',
          `${ENTRIES}/actions/${action}`,
          { documentIds: pages.map(({ documentId }) => documentId) },
          headers,
        )
      const seen = loadedAs(PAGE, ...pages)
      expect((await bulk({ 'x-draft-version': '' })).status).toBe(428)
      const [first, second] = pages as [Document, Document]
      const saved = await colleague.save(PAGE, second.documentId, page('By Ana', `${slug}-two`))
      const answer = await bulk(seen)
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        error: { message: 'Ana has saved “By Ana” since you opened it.' },
      })
      const live = await service.get(`/api/pages?filters[slug][$startsWith]=${slug}-&sort=slug`)
      expect(live.body).toMatchObject({ data: [{ title: `${slug}-one` }, { title: `${slug}-two` }] })
      const now = loadedAs(PAGE, first, saved)
      expect((await bulk(now)).status).toBe(200)
    },
  )
})

async function publishedPage(slug: string): Promise<Document> {
  const { documentId } = await administrator.create(PAGE, page(slug, slug))
  await administrator.publish(PAGE, documentId, page(slug, slug))
  return administrator.find(PAGE, 'slug', slug)
}

const UNSTATED = expect.stringContaining('does not say which draft it was made for') as unknown
