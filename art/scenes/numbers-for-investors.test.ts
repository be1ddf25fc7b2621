import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'

const PAGES = new Set(['investors', 'technology-partnerships', 'investors-form'])

/** Purchases, prices, visits, cards and stock of the example people and stores. What is a fact comes from FACTS. */
const EXAMPLES = [
  '+4.20 € today',
  '0.90 €',
  '1.80 €',
  '10% back',
  '10:24',
  '12.00 €',
  '15% back',
  '18.00 €',
  '2 minutes away',
  '2.40 €',
  '20% back',
  '20% comes back',
  '20.00 €',
  '24.00 €',
  '25% back',
  '30.00 €',
  '4.50 €',
  '48.20 €',
  '80.00 €',
]

test('illustrations on pages for investors write no number but facts and examples', () => {
  const scenes = ALL_PAGES.filter(({ slug }) => PAGES.has(slug)).flatMap(({ blocks }) => scenesIn(blocks))
  expect(scenes).toEqual(expect.arrayContaining(['investor-table', 'growth-chart', 'shares-ring']))
  const files = sourcesOf([...new Set(scenes)].map((name) => join(import.meta.dirname, `${name}.ts`)))
  const texts = files.flatMap((file) => textsWithNumbers(readFileSync(file, 'utf8')))
  expect([...new Set(texts)].toSorted()).toEqual(EXAMPLES)
})

test.each([
  ["textLine('300k', 92, 52, { size: 34, face: 'bold' })", ['300k']],
  ["customer(TEAL, SKIN.dark, 'Every Friday', '18 visits', 5)", ['18 visits']],
  ["codeLines(['k5 f9', '  s8'], 24, 24)", []],
  ["textLine('Paid', 14, 30) + shape('M340 426h104z', '#ffc81a')", []],
  ["// It wrote '300k'.\nimport { box } from './box-2.ts'", []],
])('%s', (source, texts) => expect(textsWithNumbers(source)).toEqual(texts))

/** The illustrations in blocks, their lists and their cards. */
function scenesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if ('illustration' in value) return [String(value.illustration)]
  return Object.values(value).flatMap(scenesIn)
}

/** The files, and what they import from this folder and from the components. */
function sourcesOf(files: readonly string[]): string[] {
  const found = new Set(files)
  // A set yields what is added meanwhile.
  for (const file of found)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import .* from '(\.[^']+)'/gm))
      if (/\/art\/(?:scenes|components)\//.test(resolve(dirname(file), path)))
        found.add(resolve(dirname(file), path))
  return [...found]
}

const IMPORTS_AND_COMMENTS = /^(?:import .*|\s*(?:\/\/|\/?\*).*)$/gm
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
/** Drawn lines of code: colors and widths. */
const CODE_LINES = /codeLines\(\[[^\]]*\]/g
/** SVG, the data of paths, colors, and the replacements of patterns. */
const MARKUP = /[<>{}()#$]|^[Mm]-?\d/

function textsWithNumbers(source: string): string[] {
  const literals = source.replaceAll(IMPORTS_AND_COMMENTS, '').replaceAll(CODE_LINES, '').match(LITERAL) ?? []
  return literals.map((text) => text.slice(1, -1)).filter((text) => /\d/.test(text) && !MARKUP.test(text))
}
