import { describe, expect, it } from 'vitest'
import { block, page } from '../defaults/compose.ts'
import { parseMarkdown } from '../defaults/parse-markdown.ts'
import { BLOCKS, type Block, type KnownBlock } from '../model/blocks.ts'
import { sampleUploadedImage } from '../testing/sample-uploaded-image.ts'
import { check, news, NO_FOOTER } from './testing/check-sample.ts'

const IMAGE = sampleUploadedImage()

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
    const taken = page({ ...news(), slug: 'cms/x', shareImage: { ...IMAGE, alt: 'News' } })
    expect(check({ pages: [news(), taken] })).toEqual([
      'error /cms/x The site reserves this address: visitors cannot reach the page',
      'warning /news Another page has the same title: /cms/x',
      'warning /cms/x Another page has the same title: /news',
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
      'a form block without a form',
      block('form', { title: 'Write to us', formName: '' }),
      'error /news Form › Form: no form is chosen',
    ],
    [
      'an image without alternative text',
      block('section', { picture: IMAGE }),
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
      block('video', { videoUrl: VIDEO_URL }),
      block('form', { formName: 'contact' }),
      block('section', { picture: { illustration: 'token', alt: '' } }),
      block('section', { picture: { ...IMAGE, alt: 'A shop' } }),
      block('rich-text', { body: parseMarkdown('## One\n\n### Two\n\n## Three') }),
    ]
    expect(check({ pages: [news(...valid)] })).toEqual([])
  })
})

const VIDEO_URL = 'https://youtu.be/dQw4w9WgXcQ'
const WITHOUT_STORES = { ...NO_FOOTER, appStoreUrl: '', googlePlayUrl: '' }

describe('blocks', () => {
  it.each(BLOCKS.map(({ name, label }) => [name, label] as const))(
    'left empty are reported: %s',
    (name, label) => {
      expect(check({ pages: [news(block(name, {}))], footer: WITHOUT_STORES })).toContainEqual(
        expect.stringContaining(`warning /news ${label}: the block is empty`),
      )
    },
  )

  it('of the app stores need no fields when the footer has the addresses of their buttons', () => {
    const buttons = block('app-store-buttons', {})
    expect(check({ pages: [news(block('video', { title: 'A', videoUrl: VIDEO_URL }), buttons)] })).toEqual([])
  })

  it('report entries left empty, and long headings', () => {
    const cards = block('card-grid', { title: 'x'.repeat(81), cards: [{ title: 'A' }, { color: 'Teal' }] })
    expect(check({ pages: [news(cards)] })).toEqual([
      'warning /news Cards › Title: 81 characters are long for a heading; 80 fit',
      'warning /news Cards › Cards 2: is empty',
    ])
  })
})

it('titles and descriptions that search engines cut off are reported', () => {
  const long = { ...news(), title: 'x'.repeat(61), shareDescription: 'x'.repeat(171) }
  expect(check({ pages: [long] })).toEqual([
    'warning /news The title has 61 characters; more than 60 are cut off',
    'warning /news The description has 171 characters; more than 170 are cut off',
  ])
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
