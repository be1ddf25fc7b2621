import { beforeAll, describe, expect, it } from 'vitest'
import type { Document, Editor } from '../sign-in.ts'
import type { Running } from '../start-for-test.ts'
import { FOOTER, FOOTER_ADDRESS, hero, PAGE, page } from './page-data.ts'
import { listVersions, type Line } from './version-api.ts'

interface Editors {
  readonly service: Running
  readonly administrator: Editor
  readonly colleague: Editor
  readonly author: Editor
}

/** Cases of nothing-lost.parts.test.ts, which starts the content service. */
export function testConcurrentEdits(started: () => Editors): void {
  let service: Running
  let administrator: Editor
  let colleague: Editor
  let author: Editor

  beforeAll(() => {
    ;({ service, administrator, colleague, author } = started())
  })

  describe('T107: of two editors who change a page at the same time', () => {
    const entries = `/content-manager/collection-types/${PAGE}`

    it.each([
      ['PUT', ''],
      ['POST', '/actions/publish'],
      ['POST', '/actions/unpublish'],
      ['POST', '/actions/discard'],
      ['DELETE', ''],
    ])('the second is told who saved and when, and nothing is changed: %s %s', async (method, action) => {
      const slug = `both-${method}${action.replaceAll('/', '-')}`.toLowerCase()
      const { documentId } = await administrator.create(PAGE, page('Start', slug))
      await administrator.publish(PAGE, documentId, page('Start', slug))
      await administrator.save(PAGE, documentId, page('Draft', slug))
      const loaded = await administrator.find(PAGE, 'slug', slug)
      const saved = await colleague.save(PAGE, documentId, page('By Ana', slug))
      const answer = await administrator.request(
        method,
        `${entries}/${documentId}${action}`,
        method === 'DELETE' ? undefined : page('Mine', slug),
        loadedAs(loaded),
      )
      expect(answer).toMatchObject({
        status: 409,
        body: {
          error: {
            message: 'Ana has saved this entry since you opened it.',
            details: { savedBy: 'Ana', savedAt: saved['updatedAt'], version: saved['updatedAt'] },
          },
        },
      })
      expect(await administrator.find(PAGE, 'slug', slug)).toMatchObject({ title: 'By Ana' })
      const published = await service.get(`/api/pages?filters[slug][$eq]=${slug}`)
      expect(published.body).toMatchObject({ data: [{ title: 'Start' }] })
    })

    it('the second may overwrite knowingly, by naming the draft of the first', async () => {
      const { documentId, loaded } = await bothEdit('knowingly')
      const theirs = await colleague.save(PAGE, documentId, page('By Ana', 'knowingly'))
      const publish = `${entries}/${documentId}/actions/publish`
      const mine = page('Mine', 'knowingly')
      expect((await administrator.request('POST', publish, mine, loadedAs(loaded))).status).toBe(409)
      const answer = await administrator.request('POST', publish, mine, loadedAs(theirs))
      expect(answer.status).toBe(200)
      const draft = await administrator.find(PAGE, 'slug', 'knowingly')
      expect(draft['title']).toBe('Mine')
      expect(answer.headers?.get('x-draft-version')).toBe(loadedAs(draft)['x-draft-version'])
    })

    it('one wins when both save in the same moment', async () => {
      const { documentId, loaded } = await bothEdit('same-moment')
      const save = (who: Editor, title: string) =>
        who.request('PUT', `${entries}/${documentId}`, page(title, 'same-moment'), loadedAs(loaded))
      const answers = await Promise.all([save(administrator, 'Mine'), save(colleague, 'By Ana')])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    it('the second is told so for the footer and for restoring a version, too', async () => {
      const footer = ((await administrator.request('GET', FOOTER_ADDRESS)).body as { data: Document }).data
      await colleague.request('PUT', FOOTER_ADDRESS, { ...footer, legalText: 'By Ana' })
      for (const [method, address] of [
        ['PUT', FOOTER_ADDRESS],
        ['POST', `${FOOTER_ADDRESS}/actions/publish`],
      ] as const)
        expect((await administrator.request(method, address, footer, loadedAs(footer, FOOTER))).status).toBe(
          409,
        )

      const { documentId, loaded } = await bothEdit('restoring')
      await administrator.publish(PAGE, documentId, page('Published', 'restoring'))
      const [stored] = await listVersions(administrator, PAGE, documentId)
      const address = `/history/versions/${stored?.id}/restore`
      expect((await administrator.request('POST', address, {}, loadedAs(loaded))).status).toBe(409)
    })

    it('the second can compare both texts, unless they may not read the page', async () => {
      const { documentId } = await bothEdit('compared')
      await colleague.save(PAGE, documentId, page('By Ana', 'compared'))
      const body = { type: PAGE, documentId, data: page('Mine', 'compared', [hero('Hello')]) }
      const { body: answer } = await administrator.request('POST', '/concurrent-edits/compare', body)
      const { mine, theirs } = (answer as { data: { mine: Line[]; theirs: Line[] } }).data
      expect(mine).toContainEqual({ label: 'Hero › Title', text: 'Hello' })
      expect(theirs).toContainEqual({ label: 'Title', text: 'By Ana' })
      expect((await author.request('POST', '/concurrent-edits/compare', body)).status).toBe(403)
    })
  })

  async function bothEdit(slug: string): Promise<{ documentId: string; loaded: Document }> {
    const { documentId } = await administrator.create(PAGE, page('Start', slug))
    return { documentId, loaded: await administrator.find(PAGE, 'slug', slug) }
  }
}

/** The header by which the panel states the draft that a form shows. */
function loadedAs({ documentId, updatedAt }: Document, type = PAGE): Record<string, string> {
  return { 'x-draft-version': `${type} ${documentId} ${String(updatedAt)}` }
}
