import { block } from '@beam/content/defaults/compose.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { expect, test } from 'vitest'
import { context, renderBlocks } from './testing/render-blocks.tsx'

test('a legal text names the company once its facts are filled in', () => {
  const legal = block('legal-text', { clauses: [{ title: 'One' }] })
  expect(renderBlocks(legal)).not.toContain('legal-company')
  const company = { ...DEFAULT_FOOTER, legalName: 'Example, Lda.', taxNumber: '000' }
  expect(renderBlocks(legal, { ...context, company })).toContain(
    '<address class="legal-company"><span>Example, Lda.</span><span>Tax number: 000</span></address>',
  )
})

test('the summary of a legal text is before its contents, which phones show folded', () => {
  const intro = parseMarkdown('In short.')
  const markup = renderBlocks(block('legal-text', { intro, clauses: [{ title: 'One' }] }))
  expect(markup.indexOf('In short.')).toBeLessThan(markup.indexOf('aria-label="Contents"'))
  expect(markup).toContain('<details><summary>')
})

test('clauses are numbered and have anchors', () => {
  const clauses = ['Scope', 'Terms'].map((title) => ({ title, body: parseMarkdown('Words.') }))
  const markup = renderBlocks(block('legal-text', { clauses }))
  expect(markup).toContain('<a href="#clause-2">Terms</a>')
  expect(markup).toContain('id="clause-2"')
})
