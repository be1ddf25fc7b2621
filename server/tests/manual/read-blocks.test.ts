import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'

test('shell blocks are read with their section, line and indentation; other blocks are not', () => {
  const markdown = [
    '## First',
    '1. A step',
    '',
    '   ```sh',
    '   cat <<END',
    '   text',
    '   END',
    '   ```',
    '```json',
    '## no heading',
    '```',
    '### Second',
    '<!-- not run: needs a network -->',
    '```sh',
    'apt install nginx',
    '```',
  ].join('\n')
  expect(readBlocks(markdown)).toEqual([
    { section: 'First', line: 5, script: 'cat <<END\ntext\nEND', notRun: null },
    { section: 'Second', line: 15, script: 'apt install nginx', notRun: 'needs a network' },
  ])
})

test('a block without an end is an error', () => {
  expect(() => readBlocks('```sh\nls')).toThrow('line 1')
})

test('few blocks of the manual are not run', () => {
  const manual = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const blocks = readBlocks(manual)
  expect(blocks.length).toBeGreaterThan(20)
  expect(blocks.filter(({ notRun }) => notRun !== null).length).toBeLessThan(blocks.length / 5)
})
