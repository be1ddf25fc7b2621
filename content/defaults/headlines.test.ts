import { expect, it } from 'vitest'
import { ALL_PAGES } from './all-pages.ts'

const COUNT = /\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i
/** Two short sentences of the same length, e.g. 'You know the street. We know wallets.' */
const NEAT_PAIR = /^[^.?!]{3,40}[.!] [^.?!]{3,40}[.!]$/

const headlines = ALL_PAGES.flatMap(({ blocks }) =>
  blocks.flatMap((block) => ('title' in block && block.title !== '' ? [block.title] : [])),
)

it('at most two headlines of the site count something', () => {
  expect(headlines.length).toBeGreaterThan(80)
  expect(headlines.filter((headline) => COUNT.test(headline)).length).toBeLessThanOrEqual(2)
})

it('at most one headline opposes two short sentences', () => {
  expect(headlines.filter((headline) => NEAT_PAIR.test(headline)).length).toBeLessThanOrEqual(1)
  expect(NEAT_PAIR.test('You know the street. We know wallets.')).toBe(true)
})

it('no headline is used twice by heroes', () => {
  const heroes = ALL_PAGES.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.block === 'hero' ? [block.title] : [])),
  )
  expect(new Set(heroes).size).toBe(heroes.length)
})
