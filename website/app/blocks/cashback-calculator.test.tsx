import { readFileSync } from 'node:fs'
import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { SHOPPER, STORE } from './cashback-calculation.ts'
import { renderBlocks } from './testing/render-blocks.tsx'

test('the calculator shows its example before and without scripts', () => {
  const markup = renderBlocks(block('cashback-calculator', { title: 'Cashback', note: 'An example.' }))
  expect(markup).toContain('You would get back every month <strong>45\u00a0€</strong>')
  expect(markup).toContain(
    'with one more visit per customer <strong>1,700\u00a0€</strong> 2,000\u00a0€ in sales',
  )
  expect(markup.match(/<tr><th scope="row">\d+%<\/th><td>[\d,]+\u00a0€<\/td><\/tr>/g)).toHaveLength(10)
  expect(markup).toContain('An example.')
  expect(markup).toContain('<th scope="col">2,000\u00a0€ in extra sales, less cashback</th>')
  expect(renderBlocks(block('cashback-calculator', { title: 'Cashback', audience: 'stores' }))).not.toContain(
    'get back every month',
  )
})

test('an editor’s button is below the result for stores', () => {
  const values = { title: 'Cashback', buttonText: 'Compare', buttonUrl: '#packs' }
  expect(renderBlocks(block('cashback-calculator', values))).toContain('</output><a href="#packs"')
})

test('a calculator without a note still says that it is an example', () => {
  const note = '<p class="calculator-note">An example, not a promise.</p>'
  expect(renderBlocks(block('cashback-calculator', { title: 'Cashback' }))).toContain(note)
  expect(
    renderBlocks(block('cashback-calculator', { title: 'Cashback', note: 'Only an example.' })),
  ).not.toContain(note)
})

test('before a script runs, each track is filled up to its coin', () => {
  const css = readFileSync(new URL('cashback-calculator.css', import.meta.url), 'utf8')
  const shares = new Map(
    [...css.matchAll(/\[max='(\d+)'\] \{\s*--share: ([\d.]+);/g)].map(([, max, share]) => [
      Number(max),
      Number(share),
    ]),
  )
  for (const { min, max, initial } of [...Object.values(SHOPPER), ...Object.values(STORE)])
    expect(shares.get(max)).toBeCloseTo((initial - min) / (max - min), 3)
})
