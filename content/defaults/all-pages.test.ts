import { describe, expect, it } from 'vitest'
import type { Block } from '../model/blocks.ts'
import { COLORS } from '../model/colors.ts'
import { isIllustration } from '../model/picture.ts'
import { pagePath } from '../model/page.ts'
import { ALL_PAGES } from './all-pages.ts'
import { documentUrls } from '../testing/document-text.ts'

describe.each(['title', 'shareTitle', 'shareDescription'] as const)('%s', (part) => {
  it('is set and unique on every page', () => {
    const texts = ALL_PAGES.map((page) => page[part])
    expect(texts).not.toContain('')
    expect(new Set(texts).size).toBe(texts.length)
  })
})

it('no two pages have the same sequence of blocks, except legal texts and the installation forms', () => {
  const compositions = ALL_PAGES.filter(({ slug }) => slug !== 'os-inst-form')
    .map(({ blocks }) => blocks.map(({ block }) => block).join(' '))
    .filter((composition) => !composition.includes('legal-text'))
  expect(new Set(compositions).size).toBe(compositions.length)
})

it('shows an illustration on three pages at most', () => {
  const pagesOf = Map.groupBy(
    ALL_PAGES.flatMap((page) => [...new Set(scenesOn(page))]),
    (scene) => scene,
  )
  expect([...pagesOf].filter(([, uses]) => uses.length > 3)).toEqual([])
})

it('gives the pages for partners heroes of four colors, and closing panels unlike these and the footer', () => {
  const slugs = new Set(['local-partners', 'banks', 'software-partners', 'technology-partnerships'])
  const pages = ALL_PAGES.filter(({ slug }) => slugs.has(slug))
  const colors = (name: string) =>
    pages.flatMap(({ blocks }) =>
      blocks.flatMap((part) =>
        part.block === name && 'backgroundColor' in part ? [part.backgroundColor] : [],
      ),
    )
  expect(colors('hero').toSorted()).toEqual(COLORS.toSorted())
  const endings = colors('call-to-action')
  expect(endings).toHaveLength(pages.length)
  expect(endings).not.toContain('Charcoal')
  expect(endings.filter((color, index) => color === colors('hero')[index])).toEqual([])
})

describe.each(ALL_PAGES)('$slug', (page) => {
  it('shows no illustration twice', () => {
    const scenes = scenesOn(page)
    expect(scenes).toEqual([...new Set(scenes)])
  })

  it('has a description that search engines do not truncate', () => {
    expect(page.shareDescription.length).toBeGreaterThan(70)
    expect(page.shareDescription.length).toBeLessThanOrEqual(155)
  })

  it('starts with the only block that has a main heading', () => {
    const openings = page.blocks.map(({ block }) => ['hero', 'article', 'job-detail'].includes(block))
    expect(openings.indexOf(true)).toBe(0)
    expect(openings.lastIndexOf(true)).toBe(0)
  })

  it('uses only level 3 headings in rich text', () => {
    expect(headingLevels(page.blocks).filter((level) => level !== 3)).toEqual([])
  })

  it('has block titles of eight words at most', () => {
    const headlines = page.blocks.flatMap((block) => ('title' in block ? [block.title] : []))
    expect(headlines.filter((title) => title.split(/\s+/).length > 8)).toEqual([])
  })

  it('has alternative texts for large pictures', () => {
    const picturesOf = (...names: string[]) =>
      page.blocks.flatMap((block) =>
        names.includes(block.block) && 'picture' in block && block.picture ? [block.picture] : [],
      )
    // A hero may leave the picture to the form that it leads to.
    const heroes = page.blocks.filter(({ block }) => block === 'hero')
    expect(picturesOf('hero', 'form').length).toBeGreaterThanOrEqual(heroes.length)
    const pictures = picturesOf('hero', 'form', 'section', 'article')
    expect(pictures.filter((picture) => isIllustration(picture) && picture.alt === '')).toEqual([])
  })

  it('has a text and an address for every button', () => {
    const buttons = allButtons(page.blocks)
    expect(buttons.filter(({ text, url }) => (text === '') !== (url === ''))).toEqual([])
  })

  it.each(documentUrls(page.blocks))('has an existing target for %s', (address) => {
    expect(isKnownTarget(address, page.slug)).toBe(true)
  })
})

/** The illustrations on a page, except logos. */
function scenesOn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if ('illustration' in value) return [String(value.illustration)].filter((name) => !name.startsWith('logo-'))
  return Object.values(value).flatMap(scenesOn)
}

function headingLevels(value: unknown): number[] {
  if (value === null || typeof value !== 'object') return []
  if ('type' in value && value.type === 'heading' && 'level' in value) return [Number(value.level)]
  return Object.values(value).flatMap(headingLevels)
}

const BUTTONS = [
  ['buttonText', 'buttonUrl'],
  ['secondButtonText', 'secondButtonUrl'],
  ['linkText', 'linkUrl'],
  ['actionText', 'actionLink'],
] as const

function allButtons(value: unknown): { text: unknown; url: unknown }[] {
  if (value === null || typeof value !== 'object') return []
  const record: Record<string, unknown> = { ...value }
  const own = BUTTONS.filter(([text, url]) => text in record && url in record)
  return [
    ...own.map(([text, url]) => ({ text: record[text], url: record[url] })),
    ...Object.values(record).flatMap(allButtons),
  ]
}

function isKnownTarget(address: string, slug: string): boolean {
  if (/^(?:https:\/\/|mailto:\S+@)/.test(address)) return true
  const [path = '', anchor] = address.split('#')
  const target = ALL_PAGES.find((page) => (path === '' ? page.slug === slug : pagePath(page.slug) === path))
  if (!target || anchor === undefined) return target !== undefined
  return target.blocks.flatMap(anchorsOf).includes(anchor)
}

/** The anchors of a block: its own, its numbered clauses, and the form. */
function anchorsOf(block: Block): string[] {
  if (block.block === 'legal-text') return block.clauses.map((_, index) => `clause-${index + 1}`)
  if (block.block === 'form') return ['form']
  return 'sectionId' in block ? [block.sectionId] : []
}
