import { describe, expect, it } from 'vitest'
import { pageFromStrapi, pageSummariesFromStrapi, redirectsFromStrapi } from './from-strapi.ts'
import pages from './samples/pages-by-slug.json' with { type: 'json' }
import noPages from './samples/pages-unknown-slug.json' with { type: 'json' }
import pagesV4 from './samples/v4-pages-by-slug.json' with { type: 'json' }

const MEDIA = 'https://media.example'

it('a video URL may omit https://', () => {
  const video = { __component: 'blocks.video', videoUrl: 'youtube.com/watch?v=dQw4w9WgXcQ' }
  expect(pageFromStrapi({ slug: 'a', Content: [video] }, MEDIA)?.blocks[0]).toMatchObject({
    videoUrl: 'https://youtube.com/watch?v=dQw4w9WgXcQ',
  })
})

describe('a recorded page', () => {
  const page = pageFromStrapi(pages, MEDIA)

  it('has its texts, links and lists', () => {
    expect(page).toMatchObject({ slug: 'what-we-offer', title: 'What we offer', shareTitle: 'What we offer' })
    expect(page?.blocks[0]).toMatchObject({
      block: 'hero',
      category: 'Wallet',
      backgroundColor: 'Teal',
      description: [
        { type: 'heading', level: 2, children: [{ type: 'text', text: 'One wallet' }] },
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Pay ' },
            { type: 'text', text: 'anywhere', bold: true },
            { type: 'text', text: ' and ' },
            { type: 'text', text: 'earn', italic: true, underline: true },
            { type: 'text', text: ' points', strikethrough: true },
            { type: 'link', url: 'https://example.test/x', children: [{ type: 'text', text: 'more' }] },
          ],
        },
        { type: 'list', format: 'ordered' },
        { type: 'list', format: 'unordered' },
      ],
    })
  })

  it('has the URLs of its images in the content service', () => {
    const section = page?.blocks[1]
    expect(section).toMatchObject({ block: 'section', sectionId: 'cashback', imagePosition: 'right' })
    expect(section && 'picture' in section && section.picture).toMatchObject({
      url: 'https://media.example/uploads/section_050d7c0023.jpg',
      alt: 'A store',
      width: 1200,
      height: 800,
      focus: { x: 50, y: 50 },
      versions: null,
    })
  })

  it('is equal from a version 4 response', () => {
    expect(pageFromStrapi(pagesV4, MEDIA)).toEqual(page)
  })

  it('is null in an empty response', () => {
    expect(pageFromStrapi(noPages, MEDIA)).toBeNull()
  })
})

describe('a page of another content service', () => {
  it.each(['blocks.hero', 'sections.hero', 'landing.hero', 'hero', 'Landing.Hero'])(
    'recognizes %s',
    (__component) => {
      expect(readBlocks({ __component, title: 'Hello' })).toMatchObject([{ block: 'hero', title: 'Hello' }])
    },
  )

  it('accepts the field names of the specification', () => {
    const image = { url: '/uploads/a.png', width: 10, height: 5, name: 'a.png' }
    const hero = { __component: 'blocks.hero', description: 'One.\n\nTwo.', backgroundColor: 'pink', image }
    expect(readBlocks({ ...hero, imagePosition: 'right', imageAlt: 'A wallet' })).toMatchObject([
      {
        backgroundColor: 'Pink',
        imagePosition: 'right',
        description: [
          { type: 'paragraph', children: [{ type: 'text', text: 'One.' }] },
          { type: 'paragraph', children: [{ type: 'text', text: 'Two.' }] },
        ],
        picture: { url: 'https://media.example/uploads/a.png', alt: 'A wallet', width: 10, height: 5 },
      },
    ])
    expect(readBlocks(hero)).toMatchObject([{ imagePosition: 'left', picture: { alt: '' } }])
  })

  it('names unknown components, and drops values that are no component', () => {
    expect(readBlocks(null, { __component: 'blocks.carousel' }, 'x', [], { title: 'none' })).toEqual([
      { block: 'unknown', component: 'blocks.carousel' },
      { block: 'unknown', component: '' },
    ])
  })

  it('keeps the rest of a block whose fields are of wrong types', () => {
    expect(
      readBlocks({
        __component: 'blocks.hero',
        title: { a: 1 },
        category: 7,
        description: { type: 'x' },
        buttonUrl: [],
      }),
    ).toMatchObject([{ title: '', category: '7', description: [], buttonUrl: '', picture: null }])
  })
})

describe('drafts', () => {
  const draft = { slug: 'plan', title: 'Plan', publishedAt: null, Content: [] }

  it('are hidden from visitors, even if the content service returns them', () => {
    expect(pageFromStrapi({ data: [draft] }, MEDIA)).toBeNull()
    expect(pageFromStrapi({ data: [{ id: 1, attributes: draft }] }, MEDIA)).toBeNull()
    expect(pageSummariesFromStrapi({ data: [draft] })).toEqual([])
  })

  it('are read when requested', () => {
    expect(pageFromStrapi({ data: [draft] }, MEDIA, 'draft')?.title).toBe('Plan')
  })
})

describe('lists of pages', () => {
  it('keep entries with a usable slug', () => {
    const data = [
      { slug: 'a', title: 'A', updatedAt: '2026-01-01', publishedAt: '2026-01-02' },
      { slug: '../x', title: 'B' },
      { id: 3, attributes: { slug: '/c', title: 'C' } },
      null,
    ]
    expect(pageSummariesFromStrapi({ data })).toEqual([
      { slug: 'a', title: 'A', updatedAt: '2026-01-01', publishedAt: '2026-01-02' },
      { slug: 'c', title: 'C', updatedAt: '', publishedAt: '' },
    ])
  })
})

describe('redirects', () => {
  it('are read if they lead from a path to another URL', () => {
    const data = [
      { from: '/old', to: '/new', permanent: true },
      { from: '/shop', to: 'https://shop.example', permanent: 'yes' },
      { from: '/self', to: '/self' },
      { from: 'https://evil.example', to: '/x' },
      { from: '/x', to: 'javascript:alert(1)' },
      { from: '/y', to: 'mailto:a@example.com' },
    ]
    expect(redirectsFromStrapi({ data }, ['shop.example'])).toEqual([
      { from: '/old', to: '/new', permanent: true },
      { from: '/shop', to: 'https://shop.example', permanent: false },
    ])
  })

  it('T110: are not followed to other hosts that are not allowed', () => {
    const targets = [
      'https://evil.example/',
      'https://shop.example.evil.example/',
      'https://shop.example@evil.example/',
      'https://shop.example:8443/',
      '//evil.example',
      '/\\evil.example',
      'HTTPS://EVIL.example',
    ]
    const data = targets.map((to, index) => ({ from: `/old-${index}`, to, permanent: false }))
    expect(redirectsFromStrapi({ data }, ['shop.example'])).toEqual([])
    const allowed = { from: '/old', to: 'https://shop.example:8443/', permanent: false }
    expect(redirectsFromStrapi({ data: [allowed] }, ['shop.example:8443'])).toEqual([allowed])
  })

  it.each(['/api/forms', '/API', '/%61pi/x', '/preview', '/hooks/content', '/healthz', '/.well-known/x'])(
    'T110: are not followed from %s, which the site uses itself',
    (from) => {
      expect(redirectsFromStrapi({ data: [{ from, to: '/news' }] }, [])).toEqual([])
    },
  )
})

function readBlocks(...components: readonly unknown[]) {
  return pageFromStrapi({ data: [{ slug: 'x', title: 'X', Content: components }] }, MEDIA)?.blocks ?? []
}
