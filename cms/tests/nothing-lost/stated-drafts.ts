import { beforeAll, describe, expect, it } from 'vitest'
import type { Document, Editor } from '../sign-in.ts'
import type { Running } from '../start-for-test.ts'
import { PAGE, page } from './page-data.ts'

interface Editors {
  readonly service: Running
  readonly administrator: Editor
  readonly colleague: Editor
}

/** Cases of nothing-lost.parts.test.ts, which starts the content service. */
export function testStatedDrafts(started: () => Editors): void {
  let service: Running
  let administrator: Editor
  let colleague: Editor

  beforeAll(() => {
    ;({ service, administrator, colleague } = started())
  })

  describe('a change in the panel', () => {
    const entries = `/content-manager/collection-types/${PAGE}`

    it.each([
      ['PUT', ''],
      ['POST', '/actions/publish'],
      ['POST', '/actions/unpublish'],
      ['POST', '/actions/discard'],
      ['DELETE', ''],
    ])('T132: nobody overwrites by saying nothing: %s %s', async (method, action) => {
      const slug = `unstated-${method}${action.replaceAll('/', '-')}`.toLowerCase()
      const { documentId } = await administrator.create(PAGE, page('Start', slug))
      await administrator.publish(PAGE, documentId, page('Start', slug))
      await administrator.save(PAGE, documentId, page('Draft', slug))
      const body = method === 'DELETE' ? undefined : page('Mine', slug)
      for (const header of ['', `${PAGE} another-page 2031-05-04T03:02:01.000Z`, 'anything']) {
        const headers = { 'x-draft-version': header }
        const answer = await administrator.request(method, `${entries}/${documentId}${action}`, body, headers)
        expect(answer).toMatchObject({ status: 428, body: { error: { message: UNSTATED } } })
      }
      expect(await administrator.find(PAGE, 'slug', slug)).toMatchObject({ title: 'Draft' })
      const published = await service.get(`/api/pages?filters[slug][$eq]=${slug}`)
      expect(published.body).toMatchObject({ data: [{ title: 'Start' }] })
    })

    it.each(['bulkPublish', 'bulkUnpublish', 'bulkDelete'])(
      'T132: a bulk action changes nothing when one of its entries was saved since: %s',
      async (action) => {
        const slug = action.toLowerCase()
        const pages = [await publishedPage(`${slug}-one`), await publishedPage(`${slug}-two`)]
        const bulk = (headers: Record<string, string>) =>
          administrator.request(
            'POST',
            `${entries}/actions/${action}`,
            { documentIds: pages.map(({ documentId }) => documentId) },
            headers,
          )
        const seen = loadedAs(...pages)
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
        const now = loadedAs(first, saved)
        expect((await bulk(now)).status).toBe(200)
      },
    )
  })

  async function publishedPage(slug: string): Promise<Document> {
    const { documentId } = await administrator.create(PAGE, page(slug, slug))
    await administrator.publish(PAGE, documentId, page(slug, slug))
    return administrator.find(PAGE, 'slug', slug)
  }
}

const UNSTATED = expect.stringContaining('does not say which draft it was made for') as unknown

/** The header by which the panel states the drafts that a form or list shows. */
function loadedAs(...drafts: readonly Document[]): Record<string, string> {
  const stated = drafts.map(({ documentId, updatedAt }) => `${PAGE} ${documentId} ${String(updatedAt)}`)
  return { 'x-draft-version': stated.join(', ') }
}
