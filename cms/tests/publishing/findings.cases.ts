import { describe, expect, it } from 'vitest'
import { deletePage, page, publish } from './change-pages.ts'
import { editor, PAGE, service } from './service.ts'

describe('after a change', () => {
  it('the findings of what was published are told, of each of several pages', async () => {
    const one = await editor.create(PAGE, page('One', 'finding-one', { Content: [HERO] }))
    const two = await editor.create(PAGE, page('Two', 'finding-two'))
    const documentIds = [one.documentId, two.documentId, 'unknown']
    const { body } = await editor.request('POST', '/checks/stored', { type: PAGE, documentIds })
    expect(body).toMatchObject({
      data: [{ title: 'One', findings: expect.arrayContaining([EMPTY_HERO]) }, { title: 'Two' }],
    })
    const harmful = page('Harmful', 'finding-harmful', {
      Content: [{ ...HERO, buttonText: 'A', buttonUrl: 'javascript:1' }],
    })
    const rejected = await editor.create(PAGE, harmful)
    const only = { type: PAGE, documentIds: [one.documentId, rejected.documentId], only: 'blockers' }
    expect((await editor.request('POST', '/checks/stored', only)).body).toMatchObject({
      data: [
        { title: 'One', findings: [] },
        { title: 'Harmful', findings: [{ severity: 'blocker', field: 'Content.0.buttonUrl' }] },
      ],
    })
    const unknown = await editor.request('POST', '/checks/stored', { type: 'admin::user', documentIds })
    expect(unknown.status).toBe(400)
  })

  it('the items of the menu are named whose page visitors no longer see', async () => {
    expect(await menuProblems()).toEqual([])
    const hidden = await editor.find(PAGE, 'slug', 'partnerships')
    await editor.unpublish(PAGE, hidden.documentId)
    expect(await menuProblems()).toEqual([{ title: 'Partnerships', problem: 'its page is not published' }])
    const { body: check } = await editor.request('POST', '/checks/document', { type: PAGE, entry: hidden })
    expect(JSON.stringify(check)).toContain('The menu has an item for this page, “Partnerships”')
    await deletePage('visionary-developers')
    expect(await menuProblems()).toContainEqual(DELETED_PAGE)
    const { body: dashboard } = await editor.request('GET', '/dashboard')
    expect(dashboard).toMatchObject({ data: { hiddenMenuItems: await menuProblems() } })
    await publish('partnerships', {})
    expect(await menuProblems()).toHaveLength(1)
  })

  it('an item of the menu keeps its page when the draft is discarded', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'contacts')
    const actions = `/content-manager/collection-types/${PAGE}/${documentId}/actions`
    await editor.save(PAGE, documentId, { title: 'To be discarded' })
    expect((await editor.request('POST', `${actions}/discard`, {})).status).toBe(200)
    expect(await menuProblems()).toHaveLength(1)
    await editor.save(PAGE, documentId, { title: 'To be discarded, too' })
    expect((await editor.request('POST', `${actions}/unpublish`, { discardDraft: true })).status).toBe(200)
    expect(await menuProblems()).toContainEqual({ title: 'Contacts', problem: 'its page is not published' })
    expect(await linkedSlugs()).not.toContain('contacts')
    await editor.publish(PAGE, documentId, page('Contact Us', 'contacts'))
    expect(await linkedSlugs()).toContain('contacts')
    expect(await menuProblems()).toEqual([DELETED_PAGE])
  })
})

const DELETED_PAGE = { title: 'Visionary developers', problem: 'its page was deleted' }
const HERO = { __component: 'blocks.hero' }
const EMPTY_HERO = expect.objectContaining({
  message: 'Hero: the block is empty',
  field: 'Content.0',
}) as unknown

async function menuProblems(): Promise<unknown> {
  const { body } = await editor.request('GET', '/checks/menu')
  return (body as { data: unknown }).data
}

interface MenuItem {
  readonly related?: { readonly slug?: string }
  readonly items: readonly MenuItem[]
}

/** The addresses of the pages to which visitors' menus link. */
async function linkedSlugs(): Promise<(string | undefined)[]> {
  const { body } = await service.get('/api/navigation/render/navigation?type=TREE')
  const slugs = (items: readonly MenuItem[]): (string | undefined)[] =>
    items.flatMap(({ related, items: below }) => [related?.slug, ...slugs(below)])
  return slugs(body as MenuItem[])
}
