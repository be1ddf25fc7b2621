import { beforeEach, describe, expect, it } from 'vitest'
import { createPage, deletePage, page, publish } from './change-pages.ts'
import { drain, pairs, redirects } from './change-redirects.ts'
import { editor, PAGE, REDIRECT, site } from './service.ts'

describe('a page that moves', () => {
  beforeEach(async () => {
    for (const slug of ['from-here', 'to-there', 'and-on']) await deletePage(slug)
    for (const redirect of await redirects()) await editor.remove(REDIRECT, redirect.documentId)
    await drain()
  })

  it('is redirected from its old address, and the site is notified of both', async () => {
    await createPage('from-here')
    await publish('from-here', { slug: 'to-there' })
    expect(await pairs()).toEqual(['/from-here → /to-there'])
    expect(await site.next()).toEqual(['navigation', 'page:from-here', 'page:to-there', 'pages', 'redirects'])
  })

  it('keeps its old address while the move is only a draft', async () => {
    await createPage('from-here')
    const draft = await editor.find(PAGE, 'slug', 'from-here')
    await editor.save(PAGE, draft.documentId, page('from-here', 'to-there'))
    expect(await pairs()).toEqual([])
  })

  it('never creates a chain of redirects', async () => {
    await createPage('from-here')
    await publish('from-here', { slug: 'to-there' })
    await publish('to-there', { slug: 'and-on' })
    expect(await pairs()).toEqual(['/from-here → /and-on', '/to-there → /and-on'])
  })

  it('can move back to its old address', async () => {
    await createPage('from-here')
    await publish('from-here', { slug: 'to-there' })
    await publish('to-there', { slug: 'from-here' })
    expect(await pairs()).toEqual(['/to-there → /from-here'])
  })

  it('is no longer redirected from an address that a new page uses', async () => {
    await createPage('from-here')
    await publish('from-here', { slug: 'to-there' })
    await createPage('from-here')
    expect(await pairs()).toEqual([])
  })

  it('cannot take the address of another page', async () => {
    const { documentId } = await editor.create(PAGE, page('Contacts', 'contacts'))
    await expect(editor.publish(PAGE, documentId, page('Contacts', 'contacts'))).rejects.toThrow('400')
    await editor.remove(PAGE, documentId)
  })

  it.each(['/about', 'About Us', 'a//b', 'a/', '../x'])('cannot move to %j', async (slug) => {
    await expect(createPage(slug)).rejects.toThrow('400')
  })
})
