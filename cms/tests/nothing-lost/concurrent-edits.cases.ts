import { describe, expect, it } from 'vitest'
import type { Document, Editor } from '../sign-in.ts'
import { ENTRIES, EVERY_CHANGE, loadedAs, publishAndEdit, publishedTitle } from './change-pages.ts'
import { compareInPanel, storedDraft } from './compare-in-panel.ts'
import { FOOTER, FOOTER_ADDRESS, hero, PAGE, page } from './page-data.ts'
import { administrator, author, colleague } from './service.ts'
import { listVersions } from './version-api.ts'

describe('T107: of two editors who change a page at the same time', () => {
  it.each(EVERY_CHANGE)(
    'the second is told who saved and when, and nothing is changed: %s %s',
    async (method, action) => {
      const slug = `both-${method}${action.replaceAll('/', '-')}`.toLowerCase()
      const documentId = await publishAndEdit(slug)
      const loaded = await administrator.find(PAGE, 'slug', slug)
      const saved = await colleague.save(PAGE, documentId, page('By Ana', slug))
      const answer = await administrator.request(
        method,
        `${ENTRIES}/${documentId}${action}`,
        method === 'DELETE' ? undefined : page('Mine', slug),
        loadedAs(PAGE, loaded),
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
      expect(await publishedTitle(slug)).toBe('Start')
    },
  )

  it('the second may overwrite knowingly, by naming the draft of the first', async () => {
    const { documentId, loaded } = await bothEdit('knowingly')
    const theirs = await colleague.save(PAGE, documentId, page('By Ana', 'knowingly'))
    const publish = `${ENTRIES}/${documentId}/actions/publish`
    const mine = page('Mine', 'knowingly')
    expect((await administrator.request('POST', publish, mine, loadedAs(PAGE, loaded))).status).toBe(409)
    const answer = await administrator.request('POST', publish, mine, loadedAs(PAGE, theirs))
    expect(answer.status).toBe(200)
    const draft = await administrator.find(PAGE, 'slug', 'knowingly')
    expect(draft['title']).toBe('Mine')
    expect(answer.headers?.get('x-draft-version')).toBe(loadedAs(PAGE, draft)['x-draft-version'])
  })

  it('one wins when both save in the same moment', async () => {
    const { documentId, loaded } = await bothEdit('same-moment')
    const save = (who: Editor, title: string) =>
      who.request('PUT', `${ENTRIES}/${documentId}`, page(title, 'same-moment'), loadedAs(PAGE, loaded))
    const answers = await Promise.all([save(administrator, 'Mine'), save(colleague, 'By Ana')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('the second is told so for the footer and for restoring a version, too', async () => {
    const footer = ((await administrator.request('GET', FOOTER_ADDRESS)).body as { data: Document }).data
    expect((await colleague.request('PUT', FOOTER_ADDRESS, { legalText: 'By Ana' })).status).toBe(200)
    for (const [method, address] of [
      ['PUT', FOOTER_ADDRESS],
      ['POST', `${FOOTER_ADDRESS}/actions/publish`],
    ] as const)
      expect((await administrator.request(method, address, footer, loadedAs(FOOTER, footer))).status).toBe(
        409,
      )

    const { documentId, loaded } = await bothEdit('restoring')
    await administrator.publish(PAGE, documentId, page('Published', 'restoring'))
    const [stored] = await listVersions(administrator, PAGE, documentId)
    const address = `/history/versions/${stored?.id}/restore`
    expect((await administrator.request('POST', address, {}, loadedAs(PAGE, loaded))).status).toBe(409)
  })

  it('the second can compare both texts, unless they may not read the page', async () => {
    const { documentId } = await bothEdit('compared')
    await colleague.save(PAGE, documentId, page('By Ana', 'compared'))
    const address = storedDraft(PAGE, documentId)
    const { mine, theirs } = await compareInPanel(PAGE, documentId, page('Mine', 'compared', [hero('Hello')]))
    expect(mine).toContainEqual({ label: 'Hero › Title', text: 'Hello' })
    expect(theirs).toContainEqual({ label: 'Title', text: 'By Ana' })
    expect((await author.request('GET', address)).status).toBe(403)
    expect((await administrator.request('GET', storedDraft(PAGE, 'nothing'))).status).toBe(404)
    expect((await administrator.request('GET', storedDraft('admin::user', '1'))).status).toBe(400)
    const { body: footer } = await administrator.request('GET', FOOTER_ADDRESS)
    const { data } = footer as { data: Document }
    const typed = { ...data, copyrightText: 'Mine' }
    const compared = await compareInPanel(FOOTER, data.documentId, typed)
    expect(compared.mine).toContainEqual({ label: 'Copyright', text: 'Mine' })
    expect(compared.mine).toHaveLength(compared.theirs.length)
  })
})

async function bothEdit(slug: string): Promise<{ documentId: string; loaded: Document }> {
  const { documentId } = await administrator.create(PAGE, page('Start', slug))
  return { documentId, loaded: await administrator.find(PAGE, 'slug', slug) }
}
