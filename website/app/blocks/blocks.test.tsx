import { block } from '@beam/content/defaults/compose.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { BLOCKS, type Block } from '@beam/content/model/blocks.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('an unknown component shows a notice, and other blocks are rendered', () => {
  const unknown = { block: 'unknown', component: 'blocks.carousel' } as const
  const markup = renderBlocks([unknown, block('hero', { title: 'Hello' })])
  expect(markup).toContain('Unknown component type')
  expect(markup).toContain('<h1 tabindex="-1">Hello</h1>')
})

const HIDDEN_TITLE = '<h1 tabindex="-1" class="visually-hidden">The page</h1>'

test.each(BLOCKS.map(({ name }) => name).filter((name) => name !== 'app-store-buttons'))(
  'an empty %s shows nothing, not even a colored box',
  (name) => {
    expect(renderBlocks(block(name, {}))).toBe(HIDDEN_TITLE)
  },
)

const BLOCKS_WITH_LISTS = BLOCKS.flatMap(({ name, fields }) => {
  const lists = Object.entries<{ kind: string }>(fields).filter(([, { kind }]) => kind === 'list')
  return lists.map(([list]) => [name, list] as const)
})

test.each(BLOCKS_WITH_LISTS)('a %s shows no box for an empty entry of its %s', (name, list) => {
  const markup = renderBlocks({ ...block(name, {}), title: 'A', [list]: [{}] } as Block)
  expect(markup).not.toContain('undefined')
  expect(markup).not.toMatch(/<li|<tr><th scope="row"/)
})

const BLOCKS_WITH_ANCHORS = BLOCKS.filter(({ fields }) => 'sectionId' in fields).map(({ name }) => name)

test.each(BLOCKS_WITH_ANCHORS)('the anchor of a %s is its id', (name) => {
  expect(renderBlocks({ ...block(name, {}), title: 'A', sectionId: 'here' } as Block)).toContain(' id="here"')
})

test('the first titled block has the only h1', () => {
  const markup = renderBlocks([
    block('banner', { text: 'Sale' }),
    block('section', { title: 'First' }),
    block('hero', { title: 'Second' }),
  ])
  expect(markup.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 tabindex="-1">First'])
  expect(markup).toContain('<h2>Second</h2>')
})

test('a page without titles has a visually hidden h1', () => {
  expect(renderBlocks(block('rich-text', { body: parseMarkdown('Words.') }))).toContain(HIDDEN_TITLE)
})

test('a form is rendered by the function in the context', () => {
  expect(renderBlocks(block('form', { formName: 'contact', title: 'Can we help?' }))).toContain(
    'data-form="contact"',
  )
})
