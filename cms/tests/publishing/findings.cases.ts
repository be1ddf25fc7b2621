import { describe, expect, it } from 'vitest'
import { deletePage, page, publish } from './change-pages.ts'
import { checkInPanel } from './check-in-panel.ts'
import { editor, FOOTER, PAGE, REDIRECT, service } from './service.ts'

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
    expect(JSON.stringify(await checkInPanel(PAGE, hidden))).toContain(
      'The menu has an item for this page, “Partnerships”',
    )
    await deletePage('visionary-developers')
    expect(await menuProblems()).toContainEqual(DELETED_PAGE)
    expect(await menuFindings()).toEqual([
      'Visionary developers: has no target; its page may not be published',
      'Partnerships: has no target; its page may not be published',
    ])
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

describe('what the command reports', () => {
  it('is on the start page: of a page that no link leads to, with the page, and of redirects', async () => {
    const lost = page('Lost', 'finding-lost', { Content: [{ ...HERO, title: 'Lost' }] })
    const { documentId } = await editor.create(PAGE, lost)
    await editor.publish(PAGE, documentId, lost)
    const message = 'Neither the menu, the footer nor another page links to this page'
    const found = expect.objectContaining({ location: '/finding-lost', message, documentId })
    expect(await publishedFindings()).toContainEqual(found)
    const linking = page('Linking', 'finding-linking', {
      Content: [{ ...HERO, title: 'Linking', buttonText: 'Lost', buttonUrl: '/finding-lost' }],
    })
    const other = await editor.create(PAGE, linking)
    await editor.publish(PAGE, other.documentId, linking)
    expect(await publishedFindings()).not.toContainEqual(found)
    const redirect = { from: '/finding-old', to: '/finding-lost' }
    const stored = await editor.create(REDIRECT, redirect)
    await editor.publish(REDIRECT, stored.documentId, redirect)
    await editor.unpublish(PAGE, documentId)
    expect(await publishedFindings()).toContainEqual(
      expect.objectContaining({ location: 'redirects', message: expect.stringContaining('/finding-old') }),
    )
  })

  it('is on the start page when the menu is hidden, too', async () => {
    const { body } = await editor.request('GET', '/navigation/')
    const [menu] = body as { documentId: string }[]
    const show = (visible: boolean) =>
      editor.request('PUT', `/navigation/${menu?.documentId}`, { ...menu, visible, items: [] })
    const before = await menuFindings()
    expect((await show(false)).status).toBe(200)
    expect(await menuFindings()).toEqual(['The site has no menu: visitors see a list of all pages instead'])
    expect((await show(true)).status).toBe(200)
    expect(await menuFindings()).toEqual(before)
  })

  it('is beside the form: a title that another page has, at its field', async () => {
    const taken = { ...page('Linking', 'finding-taken'), documentId: 'new' }
    expect(await checkInPanel(PAGE, taken)).toContainEqual(
      expect.objectContaining({
        message: 'Another page has the same title: /finding-linking',
        field: 'title',
      }),
    )
    const itself = await editor.find(PAGE, 'slug', 'finding-linking')
    expect(JSON.stringify(await checkInPanel(PAGE, itself))).not.toContain('same title')
  })

  it('is beside the form: app store buttons for which the published footer has no addresses', async () => {
    const entry = page('Stores', 'finding-stores', { Content: [{ __component: 'blocks.app-store-buttons' }] })
    const found = async () => JSON.stringify(await checkInPanel(PAGE, entry))
    const message = 'App store buttons: the block is empty'
    expect(await found()).not.toContain(message)
    const { data: footer } = (await editor.request('GET', FOOTER_ADDRESS)).body as { data: object }
    const publishFooter = (changes: object) =>
      editor.request('POST', `${FOOTER_ADDRESS}/actions/publish`, { ...footer, ...changes })
    expect((await publishFooter({ appStoreUrl: '', googlePlayUrl: '' })).status).toBe(200)
    expect(await found()).toContain(message)
    expect((await publishFooter({})).status).toBe(200)
    expect(await found()).not.toContain(message)
  })
})

const FOOTER_ADDRESS = `/content-manager/single-types/${FOOTER}`

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

interface Found {
  readonly location: string
  readonly message: string
  readonly documentId: string
}

async function publishedFindings(): Promise<readonly Found[]> {
  const { body } = await editor.request('GET', '/dashboard/findings')
  return (body as { data: { findings: Found[] } }).data.findings
}

/** What is reported of the menu. */
async function menuFindings(): Promise<string[]> {
  const found = (await publishedFindings()).filter(({ location }) => location === 'menu')
  return found.map(({ message }) => message)
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
