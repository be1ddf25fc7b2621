import { describe, expect, it } from 'vitest'
import { block } from '../defaults/compose.ts'
import { parseMarkdown } from '../defaults/parse-markdown.ts'
import { BLOCKS } from './blocks.ts'
import type { Field } from './field.ts'
import { isEmptyBlock, SETTINGS, withoutEmptyEntries } from './empty-block.ts'

const PICTURE = { illustration: 'token', alt: '' } as const

describe('the settings of blocks', () => {
  const fields = BLOCKS.flatMap((definition) => Object.entries<Field>(definition.fields)).flatMap(
    ([name, field]): [string, Field][] =>
      field.kind === 'list' ? Object.entries(field.fields) : [[name, field]],
  )

  it('are all choices, flags and anchors, but for the flag that shows the app store buttons', () => {
    const names = fields.filter(([, field]) => isSetting(field)).map(([name]) => name)
    expect([...SETTINGS].filter((name) => name !== 'block').toSorted()).toEqual(
      [...new Set(names)].filter((name) => name !== 'showStoreButtons').toSorted(),
    )
  })

  it('are never the names of plain text or URLs', () => {
    const texts = fields.filter(([, field]) => !isSetting(field) && field.kind !== 'rich-text')
    expect(texts.map(([name]) => name).filter((name) => SETTINGS.has(name))).toEqual([])
  })
})

describe('a block', () => {
  it.each(BLOCKS.map(({ name }) => name))('is empty when nothing was entered: %s', (name) => {
    expect(isEmptyBlock(block(name, {}))).toBe(true)
  })

  it('is empty with only colors, anchors and empty entries', () => {
    expect(isEmptyBlock(block('hero', { backgroundColor: 'Pink', imagePosition: 'right' }))).toBe(true)
    expect(isEmptyBlock(block('card-grid', { sectionId: 'a', cards: [{ color: 'Teal' }, {}] }))).toBe(true)
  })

  it('is not empty with a text, a picture, a list entry or the app store buttons', () => {
    expect(isEmptyBlock(block('hero', { title: 'A' }))).toBe(false)
    expect(isEmptyBlock(block('hero', { picture: PICTURE }))).toBe(false)
    expect(isEmptyBlock(block('hero', { showStoreButtons: true }))).toBe(false)
    expect(isEmptyBlock(block('job-detail', { purpose: parseMarkdown('A.') }))).toBe(false)
    expect(isEmptyBlock(block('card-grid', { cards: [{ picture: PICTURE }] }))).toBe(false)
  })

  it('is shown without its empty entries, and with its rich text', () => {
    const intro = parseMarkdown('A\n\nB')
    const cards = block('card-grid', { intro, cards: [{ title: 'A' }, { color: 'Teal' }, { title: 'B' }] })
    expect(withoutEmptyEntries(cards)).toMatchObject({ intro, cards: [{ title: 'A' }, { title: 'B' }] })
  })
})

function isSetting(field: Field): boolean {
  return field.kind === 'choice' || field.kind === 'flag' || ('format' in field && field.format === 'anchor')
}
