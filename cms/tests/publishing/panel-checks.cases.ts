import { describe, expect, it } from 'vitest'
import { deletePage, publish } from './change-pages.ts'
import { checkInPanel } from './check-in-panel.ts'
import { CHECKED_PAGES } from './checked-pages.ts'
import { editor, FOOTER, PAGE, REDIRECT } from './service.ts'

interface Rejection {
  readonly error?: { readonly details: { readonly errors: readonly { path: string[]; message: string }[] } }
}
type Findings = readonly { readonly severity: string; readonly message: string; readonly field: string }[]

describe('T172: the panel checks what is typed itself, and finds what the content service finds', () => {
  it.each(Object.entries(CHECKED_PAGES))('in a page with %s', async (_problem, entry) => {
    const { documentId } = await editor.create(PAGE, entry)
    const form = await formOf(documentId)
    const found = await checkInPanel(PAGE, form)
    expect(found).toEqual(await storedFindings(documentId))
    expect(found.length).toBeGreaterThan(0)

    const blockers = found.filter(({ severity }) => severity === 'blocker')
    const address = `/content-manager/collection-types/${PAGE}/${documentId}/actions/publish`
    const { body } = await editor.request('POST', address, entry)
    const rejected = (body as Rejection).error?.details.errors ?? []
    expect(rejected.map(({ path, message }) => ({ field: path.join('.'), message }))).toEqual(
      blockers.map(({ field, message }) => ({ field, message })),
    )
    expect(await checkInPanel(PAGE, await formOf(documentId))).toEqual(await storedFindings(documentId))
  })

  it('in all that is published at first, and in the footer', async () => {
    const { body } = await editor.request('GET', `/content-manager/collection-types/${PAGE}?pageSize=100`)
    const pages = (body as { results: { documentId: string }[] }).results
    expect(pages.length).toBeGreaterThan(20)
    for (const { documentId } of pages)
      expect(await checkInPanel(PAGE, await formOf(documentId))).toEqual(await storedFindings(documentId))
    const { data: footer } = (await editor.request('GET', `/content-manager/single-types/${FOOTER}`))
      .body as {
      data: { documentId: string; quickLinks: object[] }
    }
    expect(await checkInPanel(FOOTER, footer)).toEqual(await storedFindings(footer.documentId, FOOTER))
    const broken = { ...footer, quickLinks: [{ title: 'Gone', url: '/gone' }] }
    expect(await checkInPanel(FOOTER, broken)).toEqual([
      expect.objectContaining({ field: 'quickLinks.0.url', severity: 'error' }),
    ])
  })

  it.each([
    ['/checked-1', '/news'],
    ['/checked-2', 'https://shop.example.com/a'],
  ])('in a redirect that is fine: %s to %s', async (from, to) => {
    expect(await checkInPanel(REDIRECT, { from, to })).toEqual([])
    expect((await publishRedirect({ from, to })).status).toBe(200)
  })

  it.each([
    ['/checked-3', 'https://evil.example', /REDIRECT_HOSTS/],
    ['/news', '/banks', /There is a page at \/news/],
    ['/api/x', '/banks', /The site itself uses/],
    ['/checked-4', '/checked-4', /loop/],
    ['/checked-5', 'nowhere', /Enter an address/],
  ])('in a redirect that cannot be published: %s to %s', async (from, to, message) => {
    const found = await checkInPanel(REDIRECT, { from, to })
    expect(found).toMatchObject([{ severity: 'blocker', message: expect.stringMatching(message) }])
    expect(await publishRedirect({ from, to })).toMatchObject({
      status: 400,
      body: { error: { message: found[0]?.message } },
    })
  })

  it('in a redirect to nothing', async () => {
    expect(await checkInPanel(REDIRECT, { from: '/checked-6', to: '/gone' })).toMatchObject([
      { severity: 'error', field: 'to', message: '/checked-6 links to /gone, which does not exist' },
    ])
  })

  it('also after a publish, with which an anchor disappears and links end', async () => {
    const { documentId: targetId } = await editor.create(PAGE, {
      title: 'Target',
      slug: 'checked-target',
      ...sectionAt('top'),
    })
    await publish('checked-target', sectionAt('top'))
    const linking = { title: 'Linking', slug: 'checked-linking' }
    const { documentId } = await editor.create(PAGE, {
      ...linking,
      Content: [{ ...HERO, buttonUrl: '/checked-target#top' }],
    })
    const linkProblems = async () =>
      (await checkInPanel(PAGE, await formOf(documentId))).filter(({ field }) => field.endsWith('buttonUrl'))
    const isLost = async () =>
      (await checkInPanel(PAGE, await formOf(targetId))).some(({ message }) => message.startsWith('Neither'))
    expect(await linkProblems()).toEqual([])
    expect(await isLost()).toBe(true)
    await publish('checked-linking', { Content: [{ ...HERO, buttonUrl: '/checked-target#top' }] })
    expect(await isLost()).toBe(false)
    await publish('checked-target', sectionAt('bottom'))
    expect(await linkProblems()).toMatchObject([{ message: expect.stringContaining('no such anchor') }])
    await deletePage('checked-target')
    expect(await linkProblems()).toMatchObject([{ message: expect.stringContaining('does not exist') }])
    await deletePage('checked-linking')
  })

  it('and there is no endpoint that takes what is not saved', async () => {
    const json = { 'content-type': 'application/json' }
    for (const address of ['/checks/document', '/checks/context', '/concurrent-edits/compare'])
      expect([404, 405]).toContain((await editor.fetch('POST', address, json, '{}')).status)
    expect((await editor.request('GET', '/checks/context?type=admin::user')).status).toBe(400)
    for (const entry of Object.values(CHECKED_PAGES)) await deletePage((entry as { slug: string }).slug)
  })
})

const HERO = { __component: 'blocks.hero', title: 'A', buttonText: 'B' }
const TEXT = [{ type: 'paragraph', children: [{ type: 'text', text: 'A text.' }] }]

function sectionAt(sectionId: string): object {
  return { Content: [{ __component: 'blocks.section', title: 'A', description: TEXT, sectionId }] }
}

/** A draft as the form gets it. */
async function formOf(documentId: string): Promise<{ documentId: string }> {
  const { body } = await editor.request('GET', `/content-manager/collection-types/${PAGE}/${documentId}`)
  return (body as { data: { documentId: string } }).data
}

async function storedFindings(documentId: string, type = PAGE): Promise<Findings | undefined> {
  const { body } = await editor.request('POST', '/checks/stored', { type, documentIds: [documentId] })
  return (body as { data: { findings: Findings }[] }).data[0]?.findings
}

/** Publishes a redirect, and removes it again. */
async function publishRedirect(redirect: object) {
  const entries = `/content-manager/collection-types/${REDIRECT}`
  const answer = await editor.request('POST', `${entries}/actions/publish`, redirect)
  const { data } = answer.body as { data?: { documentId: string } | null }
  if (data) await editor.remove(REDIRECT, data.documentId)
  return answer
}
