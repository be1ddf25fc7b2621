import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '../model/navigation.ts'
import { navigationFromStrapi } from './navigation-from-strapi.ts'
import { pagesToNavigation } from './pages-to-navigation.ts'
import flat from './samples/navigation-flat.json' with { type: 'json' }
import tree from './samples/navigation-tree.json' with { type: 'json' }

/** One line per item: indentation, title, URL, "new tab". */
function outline(items: readonly NavigationItem[], indent = ''): string[] {
  return items.flatMap(({ title, address, newTab, items: inner }) => [
    `${indent}${title} ${address}${newTab ? ' new tab' : ''}`.trimEnd(),
    ...outline(inner, `${indent}. `),
  ])
}
const read = (...items: readonly unknown[]) => outline(navigationFromStrapi(items))
const wrapper = (title: string, path: string, more: object = {}) => ({
  title,
  type: 'WRAPPER',
  path,
  ...more,
})

describe('a recorded navigation', () => {
  const inner = [
    'Consumers /consumers',
    '. Pay /consumers/pay',
    '. . In store /pay-in-store',
    '. . . Level four /what-we-offer',
    '. . . Ext four https://example.test/four new tab',
    '. . Online /pay-online',
    '. Shop https://shop.example.test new tab',
    'Docs https://docs.example.test/start new tab',
    'Investors /investors',
    'Contacts /contacts',
  ]

  it('is read from the tree, without the item whose page is a draft', () => {
    expect(outline(navigationFromStrapi(tree))).toEqual([
      'About us (nav edited) /about-us',
      ...inner,
      'New ext https://new.example.test new tab',
      'New ext https://new.example.test new tab',
    ])
  })

  it('is read from the flat list', () => {
    const items = navigationFromStrapi(flat)
    expect(outline(items)).toEqual(['About us /about-us', ...inner])
    expect(items[1]?.audience).toEqual(['consumers'])
    expect(navigationFromStrapi(tree)[1]?.audience).toEqual(['consumers'])
  })
})

it('descriptions and shortcuts are text, or empty', () => {
  const fields = { description: ' Guides and answers ', shortcut: 'Help', other: 'x' }
  const [item] = navigationFromStrapi([wrapper('A', 'a', { additionalFields: fields })])
  expect(item).toMatchObject({ description: 'Guides and answers', shortcut: 'Help' })
  for (const additionalFields of [null, undefined, 'x', [], { description: null, shortcut: {} }])
    expect(navigationFromStrapi([wrapper('A', 'a', { additionalFields })])).toMatchObject([
      { description: '', shortcut: '' },
    ])
})

describe('INTERNAL items', () => {
  it('stay as a label if their page is not published but they have a submenu', () => {
    const contacts = { title: 'Contacts', type: 'INTERNAL', related: { slug: 'contacts' } }
    expect(
      read({
        title: 'Draft',
        type: 'INTERNAL',
        path: '/draft',
        related: { documentId: 'x' },
        items: [contacts],
      }),
    ).toEqual(['Draft', '. Contacts /contacts'])
  })

  it('link to the last related page, wrapped or not; the path of the home page is /', () => {
    expect(
      read(
        { title: 'A', type: 'INTERNAL', related: [{ slug: 'old' }, { slug: 'new' }] },
        {
          id: 2,
          attributes: {
            title: 'B',
            type: 'INTERNAL',
            related: { data: { id: 1, attributes: { slug: 'b' } } },
          },
        },
        { title: 'Home', type: 'internal', related: { slug: 'home' } },
        { title: 'Bad', type: 'INTERNAL', related: { slug: '//evil.example' } },
        { title: 'Worse', type: 'INTERNAL', related: { slug: '../../admin' } },
        { title: 'Draft', type: 'INTERNAL', related: { slug: 'plan', publishedAt: null } },
      ),
    ).toEqual(['A /new', 'B /b', 'Home /', 'Bad /evil.example'])
  })
})

describe('EXTERNAL items', () => {
  it('open a new tab; a missing https:// is added', () => {
    expect(
      read(
        { title: 'A', type: 'EXTERNAL', path: 'example.com' },
        { title: 'B', type: 'EXTERNAL', path: null, externalPath: 'http://example.com' },
        { title: 'C', type: 'EXTERNAL', externalPath: 'javascript:alert(1)' },
        { title: 'D', type: 'EXTERNAL', path: 'Path is missing' },
      ),
    ).toEqual(['A https://example.com new tab', 'B http://example.com new tab'])
  })
})

describe('WRAPPER items', () => {
  it('use their path; full URLs open a new tab, even when prefixed with parent paths', () => {
    expect(
      read(
        wrapper('Docs', '/https://docs.example'),
        wrapper('Deep', '/deep', { items: [wrapper('Docs', '/deep/http://docs.example/a')] }),
        wrapper('Mail', 'mailto:a@example.com'),
        wrapper('Script', 'javascript:alert(1)'),
      ),
    ).toEqual([
      'Docs https://docs.example new tab',
      'Deep /deep',
      '. Docs http://docs.example/a new tab',
      'Mail mailto:a@example.com',
      'Script /javascript:alert(1)',
    ])
  })

  it('only open their submenu if their path is #', () => {
    const contacts = { title: 'Contacts', type: 'INTERNAL', related: { slug: 'contacts' } }
    expect(
      read(
        wrapper('Empty', '/#'),
        wrapper('Full', '/#', { items: [contacts, wrapper('Location', '/#/news#latest')] }),
      ),
    ).toEqual(['Full', '. Contacts /contacts', '. Location /news#latest'])
  })
})

describe('invalid responses', () => {
  it('are sorted by order, with items without one last', () => {
    expect(
      read(
        wrapper('C', 'c'),
        wrapper('B', 'b', { order: '2' }),
        wrapper('A', 'a', { order: 1 }),
        wrapper('D', 'd'),
      ),
    ).toEqual(['A /a', 'B /b', 'C /c', 'D /d'])
  })

  it('lose items without a title', () => {
    expect(
      read(wrapper('Title missing', 'x'), wrapper('', 'y'), wrapper(' ', 'z'), {
        title: 'Title missing',
        type: 'INTERNAL',
        related: { slug: 'news', title: 'News' },
      }),
    ).toEqual(['News /news'])
  })

  it('are truncated below the fourth level', () => {
    let deep: object = wrapper('L10000', 'x')
    for (let depth = 9_999; depth > 0; depth -= 1) deep = wrapper(`L${depth}`, 'x', { items: [deep] })
    expect(outline(navigationFromStrapi([deep]))).toHaveLength(4)
  })

  it('lose items in a cycle and keep the rest', () => {
    expect(
      read(
        { id: 1, ...wrapper('A', 'a'), parent: { id: 2 } },
        { id: 2, ...wrapper('B', 'b'), parent: 1 },
        { id: 3, ...wrapper('C', 'c'), parent: null },
        { id: 4, ...wrapper('D', 'd'), parent: { documentId: 'gone' } },
        { id: 5, ...wrapper('E', 'e'), parent: { data: { id: 3 } } },
      ),
    ).toEqual(['C /c', '. E /c/e', 'D /d'])
  })

  it('that contain themselves terminate', () => {
    const self = { ...wrapper('A', '/a'), items: [] as unknown[] }
    self.items.push(self, self, self)
    expect(read(self).length).toBeLessThan(200)
  })

  it.each([null, undefined, 'x', 7, {}, { data: null }, { error: { status: 500 } }, [null, [], 'x']])(
    'of the value %j have no items',
    (response) => {
      expect(navigationFromStrapi(response)).toEqual([])
    },
  )
})

describe('pagesToNavigation', () => {
  it('nests pages by path, without the home and the not-found page', () => {
    const pages = ['home', 'careers', 'careers/seo', 'lost/page', '404', 'news'].map((slug) => ({
      slug,
      title: slug.toUpperCase(),
      updatedAt: '',
      publishedAt: '',
    }))
    expect(outline(pagesToNavigation(pages))).toEqual([
      'CAREERS /careers',
      '. CAREERS/SEO /careers/seo',
      'LOST/PAGE /lost/page',
      'NEWS /news',
    ])
  })
})
