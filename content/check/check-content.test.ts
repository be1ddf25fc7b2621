import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../defaults/all-pages.ts'
import { block, page } from '../defaults/compose.ts'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../defaults/navigation.ts'
import { parseMarkdown } from '../defaults/parse-markdown.ts'
import { BLOCKS, type Block, type KnownBlock } from '../model/blocks.ts'
import type { NavigationItem } from '../model/navigation.ts'
import { pagePath } from '../model/page.ts'
import type { Redirect } from '../model/redirect.ts'
import { unfilteredNavigationFromStrapi } from '../strapi/navigation-from-strapi.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import { checkContent, type CheckedContent } from './check-content.ts'

const SITE_INFO = {
  formNames: ['contact'],
  reservedSegments: ['cms', 'sitemap.xml'],
  slugsWithShareImage: ['home', 'news'],
  redirectHosts: ['shop.example'],
}
const NO_FOOTER = { ...DEFAULT_FOOTER, quickLinks: [], socialLinks: [], certifications: [], description: [] }
const PHOTO = samplePhoto()
const HEAD = block('hero', { title: 'News' })

function news(...blocks: readonly Block[]) {
  return page({ slug: 'news', title: 'News', shareDescription: 'What is new.', blocks: [HEAD, ...blocks] })
}

/** Findings as lines: severity, location, message. The menu links to all pages unless another one is given. */
function check(given: Partial<CheckedContent>, otherPaths: readonly string[] = []): string[] {
  const navigation = (given.pages ?? []).map(({ title, slug }) => item({ title, address: pagePath(slug) }))
  const nothing = { pages: [], navigation, footer: NO_FOOTER, redirects: [] }
  return checkContent({ ...nothing, ...given }, SITE_INFO, otherPaths).map(
    ({ severity, location, message }) => `${severity} ${location} ${message}`,
  )
}

function checkLink(buttonUrl: string): string[] {
  return check({ pages: [news(block('call-to-action', { buttonUrl }))] }, ['/file.pdf'])
}

function redirect(from: string, to: string): Redirect {
  return { from, to, permanent: true }
}

function item(given: Partial<NavigationItem>): NavigationItem {
  const target = { type: 'INTERNAL', address: '', newTab: false } as const
  return { title: 'Item', description: '', shortcut: '', ...target, audience: [], items: [], ...given }
}

it('finds nothing wrong with the default documents', () => {
  const content = { pages: ALL_PAGES, navigation: DEFAULT_NAVIGATION, footer: DEFAULT_FOOTER, redirects: [] }
  const forms = ALL_PAGES.flatMap(({ blocks }) => blocks.filter((one) => one.block === 'form'))
  const siteInfo = {
    formNames: forms.map(({ formName }) => formName),
    reservedSegments: SITE_INFO.reservedSegments,
    slugsWithShareImage: ALL_PAGES.map(({ slug }) => slug),
    redirectHosts: [],
  }
  expect(checkContent(content, siteInfo, [])).toEqual([])
  expect(forms.length).toBeGreaterThan(5)
})

describe('links', () => {
  it.each([
    '/news',
    '/news#main',
    '#main',
    '/news?x=1',
    '/file.pdf',
    'https://example.com/x',
    'mailto:a@b.c',
  ])('to %s are valid', (address) => {
    expect(checkLink(address)).toEqual([])
  })

  it.each(['/gone', '/news/more', '/'])('to %s are broken', (address) => {
    expect(checkLink(address)).toEqual([
      `error /news Call to action › Button address: links to ${address}, which does not exist`,
    ])
  })

  it('to an anchor need one on the target page', () => {
    const section = block('rich-text', { title: 'A', sectionId: 'section' })
    const body = block('rich-text', { body: parseMarkdown('[there](#section) and [nowhere](/news#gone)') })
    expect(check({ pages: [news(section, body)] })).toEqual([
      'error /news Text › Text: links to /news#gone, but that page has no such anchor',
    ])
  })

  it('to clauses and forms need an existing one', () => {
    const clauses = block('legal-text', { clauses: [{ title: 'One' }, { title: 'Two' }] })
    const body = block('rich-text', { body: parseMarkdown('[a](#clause-2) [b](#clause-3) [c](#form)') })
    expect(check({ pages: [news(clauses, block('form', { formName: 'contact' }), body)] })).toEqual([
      'error /news Text › Text: links to #clause-3, but that page has no such anchor',
    ])
  })

  it('are found in the entries of lists', () => {
    const cards = block('card-grid', { cards: [{ title: 'One' }, { title: 'Two', linkUrl: '/gone' }] })
    expect(check({ pages: [news(cards)] })).toEqual([
      'error /news Cards › Cards 2 › Link address: links to /gone, which does not exist',
    ])
  })
})

describe('pages', () => {
  it('need a title, a description, a share image and a heading', () => {
    const bare = page({ slug: 'bare', title: '', shareDescription: ' ', blocks: [] })
    expect(check({ pages: [bare] })).toEqual([
      'error /bare The page has no title',
      'warning /bare The page has no description',
      'warning /bare The page has no share image',
      'warning /bare No block has a title: the page has no visible heading',
    ])
  })

  it('need an unreserved address and a unique title', () => {
    const taken = page({ ...news(), slug: 'cms/x', shareImage: { ...PHOTO, alt: 'News' } })
    expect(check({ pages: [news(), taken] })).toEqual([
      'error /cms/x The site reserves this address: visitors cannot reach the page',
      'warning /cms/x Another page has the same title: News',
    ])
  })

  it.each<[string, Block, string]>([
    [
      'a component the site does not know',
      { block: 'unknown', component: 'blocks.carousel' },
      'error /news The site does not know the component "blocks.carousel"',
    ],
    [
      'a video without an id',
      block('video', { videoUrl: 'https://youtu.be/short' }),
      'error /news Video › Video address: no 11-character video id in https://youtu.be/short',
    ],
    [
      'a form that does not exist',
      block('form', { formName: 'contakt' }),
      'error /news Form › Form: there is no form called "contakt"',
    ],
    [
      'an image without alternative text',
      block('section', { picture: PHOTO }),
      'warning /news Section › Picture: the image has no alternative text',
    ],
    [
      'a second main heading',
      block('rich-text', { body: [{ type: 'heading', level: 1, children: [{ type: 'text', text: 'x' }] }] }),
      'warning /news Text › Text: a level 1 heading competes with the title of the page',
    ],
    [
      'a jump between headings',
      block('rich-text', { body: parseMarkdown('## One\n\n#### Two') }),
      'warning /news Text › Text: the heading levels skip to level 4',
    ],
  ])('with %s are reported', (_, invalid, line) => {
    expect(check({ pages: [news(invalid)] })).toEqual([line])
  })

  it('with valid blocks are not', () => {
    const valid: KnownBlock[] = [
      block('video', { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
      block('form', { formName: 'contact' }),
      block('section', { picture: { illustration: 'token', alt: '' } }),
      block('section', { picture: { ...PHOTO, alt: 'A shop' } }),
      block('rich-text', { body: parseMarkdown('## One\n\n### Two\n\n## Three') }),
    ]
    expect(check({ pages: [news(...valid)] })).toEqual([])
  })
})

describe('the menu', () => {
  it('may only link to published pages', () => {
    const answer = [
      { title: 'News', type: 'INTERNAL', related: { slug: 'news' } },
      { title: 'Draft', type: 'INTERNAL', related: { documentId: 'x' } },
      { title: 'Nothing', type: 'WRAPPER', path: '#' },
      { title: 'Gone', type: 'WRAPPER', path: '/gone', items: [{ title: 'Deep', type: 'INTERNAL' }] },
    ]
    expect(check({ pages: [news()], navigation: unfilteredNavigationFromStrapi(answer) })).toEqual([
      'error menu Draft: has no target; its page may not be published',
      'error menu Nothing: has no target; its page may not be published',
      'error menu Gone: links to /gone, which does not exist; with the path # the item only opens its menu',
      'error menu Deep: has no target; its page may not be published',
    ])
  })

  it('may have items that only open a submenu', () => {
    const menu = [item({ type: 'WRAPPER', items: [item({ address: '/news' })] })]
    expect(check({ pages: [news()], navigation: menu })).toEqual([])
  })
})

it('the footer may only link to existing pages', () => {
  const quickLinks = [
    { title: 'News', url: '/news', external: false },
    { title: 'Gone', url: '/gone', external: false },
  ]
  expect(check({ pages: [news()], footer: { ...NO_FOOTER, quickLinks } })).toEqual([
    'error footer Footer links to /gone, which does not exist',
  ])
})

it('redirects may not be broken, loop or hide a page', () => {
  expect(
    check({
      pages: [news()],
      redirects: [redirect('/old', '/news'), redirect('/x', 'https://shop.example/x')],
    }),
  ).toEqual([])
  expect(
    check({
      pages: [news()],
      redirects: [
        redirect('/a', '/b'),
        redirect('/b', '/a'),
        redirect('/c', '/gone'),
        redirect('/news', '/a'),
        redirect('/api/forms', '/news'),
        redirect('/shop', 'https://evil.example/'),
      ],
    }),
  ).toEqual([
    'error redirects /a is a redirect loop',
    'error redirects /b is a redirect loop',
    'error redirects /c links to /gone, which does not exist',
    'warning redirects /news is also a page',
    'error redirects /api/forms starts at /api, which the site uses itself: the site does not follow it',
    'error redirects /shop leads to evil.example, which REDIRECT_HOSTS does not allow: the site does not follow it',
  ])
})

describe('blocks', () => {
  it.each(BLOCKS.map(({ name, label }) => [name, label] as const))(
    'left empty are reported: %s',
    (name, label) => {
      expect(check({ pages: [news(block(name, {}))] })).toContain(
        `warning /news ${label}: the block is empty`,
      )
    },
  )

  it('report entries left empty, and long headings', () => {
    const cards = block('card-grid', { title: 'x'.repeat(81), cards: [{ title: 'A' }, { color: 'Teal' }] })
    expect(check({ pages: [news(cards)] })).toEqual([
      'warning /news Cards › Title: 81 characters are long for a heading; 80 fit',
      'warning /news Cards › Cards 2: is empty',
    ])
  })
})

it('a page that was removed from the menu is reported unless something else links to it', () => {
  const other = { ...news(), slug: 'other', title: 'Other' }
  const navigation = [item({ title: 'Other', address: '/other' })]
  const lost = 'warning /news Neither the menu, the footer nor another page links to this page'
  expect(check({ pages: [news(), other], navigation })).toContain(lost)
  const toNews = block('call-to-action', { title: 'News', buttonText: 'News', buttonUrl: '/news#main' })
  const itself = news(toNews)
  expect(check({ pages: [itself, other], navigation })).toContain(lost)
  expect(check({ pages: [news(), { ...other, blocks: [HEAD, toNews] }], navigation })).not.toContain(lost)
})

it('articles are reachable: the news page lists them', () => {
  const article = page({ slug: 'news/a', title: 'A', shareDescription: 'News.', blocks: [HEAD] })
  const navigation = [item({ title: 'News', address: '/news' })]
  const lost = 'Neither the menu, the footer nor another page links to this page'
  expect(check({ pages: [news(), article], navigation }).filter((line) => line.includes(lost))).toEqual([])
})

it('texts of a template that were not replaced are reported, with their field', () => {
  const cards = block('card-grid', {
    title: 'Why',
    cards: [{ title: 'One', text: '[One or two sentences.]' }],
  })
  expect(check({ pages: [news(cards)] })).toEqual([
    'error /news Cards › Cards 1 › Text: replace the template’s text [One or two sentences.]',
  ])
})

it('titles and descriptions that search engines cut off are reported', () => {
  const long = { ...news(), title: 'x'.repeat(61), shareDescription: 'x'.repeat(171) }
  expect(check({ pages: [long] })).toEqual([
    'warning /news The title has 61 characters; more than 60 are cut off',
    'warning /news The description has 171 characters; more than 170 are cut off',
  ])
})
