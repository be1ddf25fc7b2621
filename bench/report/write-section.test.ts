import { expect, test } from 'vitest'
import { withSection } from './write-section.ts'

const RESULTS = '# Benchmark results\n\n## pages\n\nold\n\n## serve\n\nsame\n'

test('a new section is appended', () => {
  expect(withSection(RESULTS, 'faults', '## faults\n\nnew\n')).toBe(`${RESULTS}\n## faults\n\nnew\n`)
})

test('a section is replaced without changing the others', () => {
  expect(withSection(RESULTS, 'pages', '## pages\n\nnew\n')).toBe(
    '# Benchmark results\n\n## pages\n\nnew\n\n## serve\n\nsame\n',
  )
  expect(withSection(RESULTS, 'serve', '## serve\n\nnew\n')).toBe(
    '# Benchmark results\n\n## pages\n\nold\n\n## serve\n\nnew\n',
  )
})
