import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../defaults/all-pages.ts'
import { block, page } from '../defaults/compose.ts'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../defaults/navigation.ts'
import { writeProse } from '../defaults/write-prose.ts'
import type { Block, KnownBlock } from '../model/blocks.ts'
import type { NavigationItem } from '../model/navigation.ts'
import type { Redirect } from '../model/redirect.ts'
import { wholeNavigationFromStrapi } from '../strapi/navigation-from-strapi.ts'
import { checkContent, type CheckedContent } from './check-content.ts'

const FACTS = { formNames: ['contact'], takenSegments: ['cms', 'sitemap.xml'], drawnSlugs: ['home', 'news'] }
const NO_FOOTER = { ...DEFAULT_FOOTER, quickLinks: [], socialLinks: [], certifications: [], description: [] }
const PHOTO = { url: 'https://media.example/a.png', alt: '', width: 1, height: 1, sizes: [] }
const HEAD = block('hero', { title: 'News' })

function news(...blocks: readonly Block[]) {
  return page({ slug: 'news', title: 'News', shareDescription: 'What is new.', blocks: [HEAD, ...blocks] })
}

/** Findings as lines: severity, where, what. */
function check(given: Partial<CheckedContent>, otherPaths: readonly string[] = []): string[] {
  const nothing = { pages: [], navigation: [], footer: NO_FOOTER, redirects: [] }
  return checkContent({ ...nothing, ...given }, FACTS, otherPaths).map(
    ({ severity, where, what }) => `${severity} ${where} ${what}`,
  )
}

function checkLink(buttonUrl: string): string[] {
  return check({ pages: [news(block('call-to-action', { buttonUrl }))] }, ['/file.pdf'])
}

function redirect(from: string, to: string): Redirect {
  return { from, to, permanent: true }
}

function item(given: Partial<NavigationItem>): NavigationItem {
  return { title: 'Item', type: 'INTERNAL', address: '', newTab: false, audience: [], items: [], ...given }
}

it('finds nothing wrong with the default documents', () => {
  const content = { pages: ALL_PAGES, navigation: DEFAULT_NAVIGATION, footer: DEFAULT_FOOTER, redirects: [] }
  const forms = ALL_PAGES.flatMap(({ blocks }) => blocks.filter((one) => one.block === 'form'))
  const facts = {
    formNames: forms.map(({ formName }) => formName),
    takenSegments: FACTS.takenSegments,
    drawnSlugs: ALL_PAGES.map(({ slug }) => slug),
  }
  expect(checkContent(content, facts, [])).toEqual([])
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
  ])('to %s are good', (address) => {
    expect(checkLink(address)).toEqual([])
  })

  it.each(['/gone', '/news/more', '/'])('to %s are broken', (address) => {
    expect(checkLink(address)).toEqual([
      `error /news Call to action › Button address: leads to ${address}, which is no page`,
    ])
  })

  it('to anchors must meet one', () => {
    const place = block('rich-text', { sectionId: 'place' })
    const prose = block('rich-text', { body: writeProse('[there](#place) and [nowhere](/news#gone)') })
    expect(check({ pages: [news(place, prose)] })).toEqual([
      'error /news Text › Text: leads to /news#gone, but that page has no such anchor',
    ])
  })

  it('to clauses and forms meet those that are there', () => {
    const clauses = block('legal-text', { clauses: [{ title: 'One' }, { title: 'Two' }] })
    const prose = block('rich-text', { body: writeProse('[a](#clause-2) [b](#clause-3) [c](#form)') })
    expect(check({ pages: [news(clauses, block('form', { formName: 'contact' }), prose)] })).toEqual([
      'error /news Text › Text: leads to #clause-3, but that page has no such anchor',
    ])
  })

  it('are found in the entries of lists', () => {
    const cards = block('card-grid', { cards: [{ title: 'One' }, { title: 'Two', linkUrl: '/gone' }] })
    expect(check({ pages: [news(cards)] })).toEqual([
      'error /news Cards › Cards 2 › Link address: leads to /gone, which is no page',
    ])
  })
})

describe('pages', () => {
  it('need a title, a description, a picture to share and a heading', () => {
    const bare = page({ slug: 'bare', title: '', shareDescription: ' ', blocks: [] })
    expect(check({ pages: [bare] })).toEqual([
      'error /bare The page has no title',
      'warning /bare The page has no description',
      'warning /bare The page has no picture to share',
      'warning /bare No block has a title: the page has no visible heading',
    ])
  })

  it('need an address of their own and a title of their own', () => {
    const taken = page({ ...news(), slug: 'cms/x', shareImage: { ...PHOTO, alt: 'News' } })
    expect(check({ pages: [news(), taken] })).toEqual([
      'error /cms/x The site keeps this address for itself: nobody can see the page',
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
      'an image without words',
      block('section', { picture: PHOTO }),
      'warning /news Section › Picture: the image has no words',
    ],
    [
      'a second main heading',
      block('rich-text', { body: [{ type: 'heading', level: 1, children: [{ type: 'text', text: 'x' }] }] }),
      'warning /news Text › Text: a heading of level 1 competes with the page’s own',
    ],
    [
      'a jump between headings',
      block('rich-text', { body: writeProse('## One\n\n#### Two') }),
      'warning /news Text › Text: the headings jump to level 4',
    ],
  ])('with %s are told', (_, wrong, line) => {
    expect(check({ pages: [news(wrong)] })).toEqual([line])
  })

  it('with what is right are not', () => {
    const right: KnownBlock[] = [
      block('video', { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
      block('form', { formName: 'contact' }),
      block('section', { picture: { illustration: 'token', alt: '' } }),
      block('section', { picture: { ...PHOTO, alt: 'A shop' } }),
      block('rich-text', { body: writeProse('## One\n\n### Two\n\n## Three') }),
    ]
    expect(check({ pages: [news(...right)] })).toEqual([])
  })
})

describe('the menu', () => {
  it('must lead to pages that are published', () => {
    const answer = [
      { title: 'News', type: 'INTERNAL', related: { slug: 'news' } },
      { title: 'Draft', type: 'INTERNAL', related: { documentId: 'x' } },
      { title: 'Nothing', type: 'WRAPPER', path: '#' },
      { title: 'Gone', type: 'WRAPPER', path: '/gone', items: [{ title: 'Deep', type: 'INTERNAL' }] },
    ]
    expect(check({ pages: [news()], navigation: wholeNavigationFromStrapi(answer) })).toEqual([
      'error menu Draft: leads nowhere; its page may not be published',
      'error menu Nothing: leads nowhere; its page may not be published',
      'error menu Gone: leads to /gone, which is no page; the path # only opens it',
      'error menu Deep: leads nowhere; its page may not be published',
    ])
  })

  it('may have entries that only open theirs', () => {
    const menu = [item({ type: 'WRAPPER', items: [item({ address: '/news' })] })]
    expect(check({ pages: [news()], navigation: menu })).toEqual([])
  })
})

it('the footer must lead to pages', () => {
  const quickLinks = [
    { title: 'News', url: '/news', external: false },
    { title: 'Gone', url: '/gone', external: false },
  ]
  expect(check({ pages: [news()], footer: { ...NO_FOOTER, quickLinks } })).toEqual([
    'error footer A link leads to /gone, which is no page',
  ])
})

it('redirects must lead to pages, not in circles, and not from pages', () => {
  expect(
    check({ pages: [news()], redirects: [redirect('/old', '/news'), redirect('/x', 'https://example.com')] }),
  ).toEqual([])
  expect(
    check({
      pages: [news()],
      redirects: [
        redirect('/a', '/b'),
        redirect('/b', '/a'),
        redirect('/c', '/gone'),
        redirect('/news', '/a'),
      ],
    }),
  ).toEqual([
    'error redirects /a leads in a circle',
    'error redirects /b leads in a circle',
    'error redirects /c leads to /gone, which is no page',
    'warning redirects /news is a page as well',
  ])
})
