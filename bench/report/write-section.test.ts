import { expect, test } from 'vitest'
import { withSection } from './write-section.ts'

const RESULTS = '# Figures\n\n## pages\n\nold\n\n## serve\n\nkept\n'

test('a new section follows the others', () => {
  expect(withSection(RESULTS, 'moves', '## moves\n\nnew\n')).toBe(`${RESULTS}\n## moves\n\nnew\n`)
})

test('a section measured again takes the place of its last one and touches no other', () => {
  expect(withSection(RESULTS, 'pages', '## pages\n\nnew\n')).toBe(
    '# Figures\n\n## pages\n\nnew\n\n## serve\n\nkept\n',
  )
  expect(withSection(RESULTS, 'serve', '## serve\n\nnew\n')).toBe(
    '# Figures\n\n## pages\n\nold\n\n## serve\n\nnew\n',
  )
})
