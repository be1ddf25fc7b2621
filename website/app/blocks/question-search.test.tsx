import { block } from '@beam/content/defaults/compose.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Blocks } from './blocks.tsx'
import { context, renderBlocks } from './testing/render-blocks.tsx'

const questions = [
  { question: 'How long does a refund take?', answer: parseMarkdown('Five days.') },
  { question: 'How do I pay?', answer: parseMarkdown('With your phone.') },
]
const search = block('question-search', { label: 'Find an answer', emptyText: 'Try another word.' })

function render(url: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[url]}>
      <Blocks blocks={[search]} context={{ ...context, questions }} />
    </MemoryRouter>,
  )
}

test('a search below a hero is in it, with links to the lists of questions', () => {
  const questionTopics = [{ title: 'Refunds', sectionId: 'refunds' }]
  const blocks = [block('hero', { title: 'Help' }), search]
  const markup = renderBlocks(blocks, { ...context, questionTopics })
  expect(markup).toMatch(/^<section class="hero .*<h1.*<search>.*<a href="#refunds">Refunds<\/a>/)
  expect(markup.match(/<search>/g)).toHaveLength(1)
})

test('a search below an empty hero is on its own', () => {
  expect(renderBlocks([block('hero', {}), search])).toContain('<search>')
})

describe('the search of questions', () => {
  test('sends its field to the page that it is on', () => {
    const markup = render('/help-center')
    expect(markup).toContain('<search><form action="#search">')
    expect(markup).toMatch(
      /<label for="(\w+)">Find an answer<\/label>.*<input id="\1" type="search" .*name="q"/,
    )
    expect(markup).toContain('<output class="question-status"></output>')
    expect(markup).not.toContain('<details')
  })
  test('shows the number of answers, and opens the only one', () => {
    const markup = render('/help-center?q=refund')
    expect(markup).toContain('value="refund"')
    expect(markup).toContain('Answers found: 1</output>')
    expect(markup.match(/<details[^>]* open="">/g)).toHaveLength(1)
    expect(markup).not.toContain('How do I pay?')
  })
  test('says what to do when nothing is found, and shows queries as text', () => {
    const markup = render('/help-center?q=%3Cb%3E')
    expect(markup).toContain('value="&lt;b&gt;"')
    expect(markup).toContain('Answers found: 0</output>')
    expect(markup).toContain('Try another word.')
  })
})
