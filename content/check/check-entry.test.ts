import { describe, expect, it, test } from 'vitest'
import { BLOCKS } from '../model/blocks.ts'
import { blockSchemas } from '../strapi/block-schemas.ts'
import type { CheckContext, OtherPage } from './check-context.ts'
import { checkEntry, findBlockers } from './check-entry.ts'

const SITE_INFO = {
  formNames: ['contact'],
  reservedSegments: ['api'],
  slugsWithShareImage: ['offers'],
  redirectHosts: [],
}
const NEWS: OtherPage = { documentId: 'n', slug: 'news', title: 'News', anchors: [] }

/** Of a page at /offers that is published and to which the menu links. */
function context(changes: Partial<CheckContext> = {}): CheckContext {
  return {
    siteInfo: SITE_INFO,
    otherPages: [{ documentId: 'h', slug: 'home', title: 'Home', anchors: [] }, NEWS],
    redirects: [],
    linkedPaths: ['/offers'],
    publishedSlug: 'offers',
    menuItems: [],
    hasStoreLinks: true,
    ...changes,
  }
}

function offers(...components: readonly object[]) {
  const Content = [{ __component: 'blocks.hero', title: 'Offers' }, ...components]
  return { slug: 'offers', title: 'Offers', shareDescription: 'Ours.', publishedAt: null, Content }
}

/** Findings as lines: severity, field, message. Whatever blocks publishing is known without the rest of the site. */
function check(entry: unknown, given = context()): string[] {
  const findings = checkEntry('page', entry, given)
  expect(findBlockers('page', entry)).toEqual(findings.filter(({ severity }) => severity === 'blocker'))
  return findings.map(({ severity, field, message }) => `${severity} ${field} ${message}`)
}

function richText(url: string) {
  const link = { type: 'link', url, children: [{ type: 'text', text: 'here' }] }
  return [{ type: 'paragraph', children: [{ type: 'text', text: 'Read ' }, link] }]
}

function button(buttonUrl: string) {
  return { __component: 'blocks.hero', buttonText: 'Go', buttonUrl }
}

const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:x',
  '//evil.example',
  'data:text/html,x',
]

describe('T113: an address that the site would drop', () => {
  it.each(UNSAFE)('is rejected at a button: %j', (buttonUrl) => {
    expect(check(offers(button(buttonUrl)))).toEqual([
      `blocker Content.1.buttonUrl Hero › Button address: the site does not link to "${buttonUrl.trim()}"`,
    ])
  })

  it.each(UNSAFE)('is rejected in the entry of a list: %j', (linkUrl) => {
    const cards = { __component: 'blocks.card-grid', cards: [{ title: 'A' }, { title: 'B', linkUrl }] }
    expect(check(offers(cards))).toEqual([
      expect.stringMatching(/^blocker Content\.1\.cards\.1\.linkUrl Cards › Cards 2/),
    ])
  })

  it.each(UNSAFE)('is rejected in rich text: %j', (url) => {
    const text = { __component: 'blocks.rich-text', body: richText(url) }
    expect(check(offers(text))).toEqual([expect.stringMatching(/^blocker Content\.1\.body Text › Text: /)])
  })

  it('is rejected in the footer', () => {
    const footer = {
      copyrightText: 'Beam',
      quickLinks: [
        { title: 'A', url: '/news' },
        { title: 'B', url: 'javascript:alert(1)' },
      ],
      description: richText('vbscript:x'),
    }
    expect(findBlockers('footer', footer)).toEqual(checkEntry('footer', footer, context()))
    expect(
      checkEntry('footer', footer, context()).map(({ severity, field }) => `${severity} ${field}`),
    ).toEqual(['blocker description', 'blocker quickLinks.1.url'])
  })
})

it('an anchor that the site ignores is rejected; a choice that is gone is a warning', () => {
  const section = {
    __component: 'blocks.section',
    title: 'A',
    sectionId: '1 anchor',
    backgroundColor: 'Blue',
  }
  expect(check(offers(section))).toEqual([
    'warning Content.1.backgroundColor Section › Background color: "Blue" is not offered any more: None is shown',
    'blocker Content.1.sectionId Section › Anchor: "1 anchor" is not a valid anchor: begin with a letter; use letters, digits and hyphens only',
  ])
})

it('a page without a valid address is rejected', () => {
  expect(check({ ...offers(), slug: 'Not a/../slug' })).toEqual([
    'blocker slug The page has no valid address',
  ])
  expect(check(null)).toEqual(['blocker slug The page has no valid address'])
})

it('links are checked against what is published, and against the draft itself', () => {
  const given = context({
    otherPages: [{ ...NEWS, anchors: ['top'] }],
    redirects: [{ from: '/old', to: '/news' }],
    publishedSlug: 'deals',
  })
  const targets = ['/news#top', '/offers', '#main', '/news?a=1#main', '/old', '/deals', '/api/report.pdf']
  expect(check(offers(...targets.map(button)), given)).toEqual([])
  expect(check(offers(button('/news#gone'), button('/gone'), button('#gone')), given)).toEqual([
    'error Content.1.buttonUrl Hero › Button address: links to /news#gone, but that page has no such anchor',
    'error Content.2.buttonUrl Hero › Button address: links to /gone, which does not exist',
    'error Content.3.buttonUrl Hero › Button address: links to #gone, but that page has no such anchor',
  ])
})

it('an uploaded image without alternative text is reported at the field of the text', () => {
  const hero = { __component: 'blocks.hero', title: 'A', image: { url: '/uploads/a.png', name: 'a.png' } }
  expect(check(offers(hero))).toEqual([
    'warning Content.1.imageAlt Hero › Picture: the image has no alternative text',
  ])
})

test.each(BLOCKS.map(({ name, label }) => [name, label]))(
  'a block left as it was added is reported: %s',
  (name, label) => {
    const component = `blocks.${name}`
    const attributes = Object.entries(blockSchemas(BLOCKS)[component]?.attributes ?? {})
    const added = Object.fromEntries(
      attributes.map(([attribute, { type, ...settings }]) => [
        attribute,
        settings['default'] ?? (type === 'component' ? [] : null),
      ]),
    )
    const given = context({ hasStoreLinks: false })
    expect(check(offers({ __component: component, id: 7, ...added }), given)).toContainEqual(
      expect.stringContaining(`warning Content.1 ${label}: the block is empty`),
    )
  },
)

it('app store buttons are reported when the footer has no addresses for them', () => {
  const buttons = { __component: 'blocks.app-store-buttons' }
  const hero = { __component: 'blocks.hero', title: 'Pay', showStoreButtons: true }
  const entry = offers(buttons, { ...buttons, title: 'Get it' }, hero, { ...hero, showStoreButtons: false })
  expect(check(entry)).toEqual([])
  expect(check(entry, context({ hasStoreLinks: false }))).toEqual([
    'warning Content.1 App store buttons: the block is empty, because the footer has no addresses of app stores',
    'warning Content.2 App store buttons: no app store buttons are shown, because the footer has no addresses of app stores',
    'warning Content.3.showStoreButtons Hero: no app store buttons are shown, because the footer has no addresses of app stores',
  ])
})

it('a title that another published page has is reported at the field', () => {
  const given = context({
    otherPages: [NEWS, { documentId: 'd', slug: 'deals', title: 'Offers', anchors: [] }],
  })
  expect(check(offers(), given)).toEqual(['warning title Another page has the same title: /deals'])
  expect(check({ ...offers(), title: 'Our offers' }, given)).toEqual([])
})

it('an item of the menu is reported while its page is not published', () => {
  expect(check(offers(), context({ publishedSlug: null, menuItems: ['Our offers'] }))).toEqual([
    'warning  The menu has an item for this page, “Our offers”: visitors see it once the page is published',
  ])
})

describe('a page that nothing links to', () => {
  const lost = 'warning  Neither the menu, the footer nor another page links to this page'

  it('is reported, published or not', () => {
    expect(check(offers(), context({ linkedPaths: ['/', '/news'] }))).toEqual([lost])
    expect(check(offers(), context({ linkedPaths: [], publishedSlug: null }))).toEqual([lost])
  })

  it('is reported when its address is changed in the form and links lead to the former one', () => {
    const given = context({ publishedSlug: 'deals', linkedPaths: ['/deals'] })
    expect(check(offers(), given)).toEqual([lost])
    expect(check(offers(), { ...given, menuItems: ['Deals'] })).toEqual([])
  })

  it('is not reported without a menu, in place of which visitors see all pages', () => {
    expect(check(offers(), context({ linkedPaths: null }))).toEqual([])
  })
})
