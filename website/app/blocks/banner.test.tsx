import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('the banner of the token sale always has a risk note', () => {
  const banner = { text: 'Participate', buttonText: 'Click here' }
  expect(renderBlocks(block('banner', banner))).toContain('Tokens can lose value or become worthless.')
  expect(renderBlocks(block('banner', { ...banner, riskNote: 'You can lose it all.' }))).toContain(
    '<p class="banner-risk">You can lose it all.</p>',
  )
})

test('both controls of the banner open the sale page in a new tab; it is teal by default', () => {
  const markup = renderBlocks(
    block('banner', { text: 'Participate in the BEAM TOKEN Public-Sale', buttonText: 'Click here' }),
  )
  expect(markup).toContain('data-color="teal"')
  expect(markup).toContain('Click here')
  expect(
    markup.match(/href="https:\/\/sale\.example\/register" target="_blank" rel="noopener noreferrer"/g),
  ).toHaveLength(2)
})
