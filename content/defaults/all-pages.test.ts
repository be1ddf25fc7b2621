import { describe, expect, it } from 'vitest'
import type { Block } from '../model/blocks.ts'
import { isDrawing } from '../model/picture.ts'
import { pagePath } from '../model/page.ts'
import { ALL_PAGES } from './all-pages.ts'
import { everyAddress } from '../testing/every-word.ts'

describe.each(['title', 'shareTitle', 'shareDescription'] as const)('%s', (part) => {
  it('is there on every page, and on no two pages the same', () => {
    const texts = ALL_PAGES.map((page) => page[part])
    expect(texts).not.toContain('')
    expect(new Set(texts).size).toBe(texts.length)
  })
})

it('composes no two pages alike', () => {
  const compositions = ALL_PAGES.map(({ blocks }) => blocks.map(({ block }) => block).join(' '))
  expect(new Set(compositions).size).toBe(compositions.length)
})

it('shows a drawing on three pages at most', () => {
  const pagesOf = Map.groupBy(
    ALL_PAGES.flatMap((page) => [...new Set(scenesOn(page))]),
    (scene) => scene,
  )
  expect([...pagesOf].filter(([, uses]) => uses.length > 3)).toEqual([])
})

describe.each(ALL_PAGES)('$slug', (page) => {
  it('shows no drawing twice', () => {
    const scenes = scenesOn(page)
    expect(scenes).toEqual([...new Set(scenes)])
  })

  it('has a description that search engines show whole', () => {
    expect(page.shareDescription.length).toBeGreaterThan(70)
    expect(page.shareDescription.length).toBeLessThanOrEqual(155)
  })

  it('opens with the one block that carries the main heading', () => {
    const openings = page.blocks.map(({ block }) => ['hero', 'article', 'job-detail'].includes(block))
    expect(openings.indexOf(true)).toBe(0)
    expect(openings.lastIndexOf(true)).toBe(0)
  })

  it('keeps headings within running text at the third level', () => {
    expect(headingLevels(page.blocks).filter((level) => level !== 3)).toEqual([])
  })

  it('keeps headlines at eight words or fewer', () => {
    const headlines = page.blocks.flatMap((block) => ('title' in block ? [block.title] : []))
    expect(headlines.filter((title) => title.split(/\s+/).length > 8)).toEqual([])
  })

  it('describes the large pictures in words', () => {
    const large = page.blocks.filter(({ block }) => ['hero', 'section', 'article'].includes(block))
    const pictures = large.flatMap((block) => ('picture' in block && block.picture ? [block.picture] : []))
    expect(pictures.length).toBe(large.filter((block) => 'picture' in block).length)
    expect(pictures.filter((picture) => isDrawing(picture) && picture.alt === '')).toEqual([])
  })

  it('names every button that leads somewhere, and leads somewhere with every button', () => {
    const buttons = everyButton(page.blocks)
    expect(buttons.filter(({ text, url }) => (text === '') !== (url === ''))).toEqual([])
  })

  it.each(everyAddress(page.blocks))('leads to an existing place with %s', (address) => {
    expect(isKnownPlace(address, page.slug)).toBe(true)
  })
})

/** The drawings on a page, logos aside. */
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

function everyButton(value: unknown): { text: unknown; url: unknown }[] {
  if (value === null || typeof value !== 'object') return []
  const held: Record<string, unknown> = { ...value }
  const own = BUTTONS.filter(([text, url]) => text in held && url in held)
  return [
    ...own.map(([text, url]) => ({ text: held[text], url: held[url] })),
    ...Object.values(held).flatMap(everyButton),
  ]
}

function isKnownPlace(address: string, slug: string): boolean {
  if (/^(?:https:\/\/|mailto:\S+@)/.test(address)) return true
  const [path = '', anchor] = address.split('#')
  const target = ALL_PAGES.find((page) => (path === '' ? page.slug === slug : pagePath(page.slug) === path))
  if (!target || anchor === undefined) return target !== undefined
  return target.blocks.flatMap(anchorsOf).includes(anchor)
}

/** Where links into a block may lead: its own anchor, its numbered clauses, and a form. */
function anchorsOf(block: Block): string[] {
  if (block.block === 'legal-text') return block.clauses.map((_, place) => `clause-${place + 1}`)
  if (block.block === 'form') return ['form']
  return 'sectionId' in block ? [block.sectionId] : []
}
