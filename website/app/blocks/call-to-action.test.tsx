import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

const invitation = { title: 'Read on', buttonText: 'Open', buttonUrl: '/news' }

test('is a colored panel, and stands on the page without a color', () => {
  const colored = renderBlocks(block('call-to-action', { ...invitation, backgroundColor: 'Teal' }))
  expect(colored).toContain('class="call-to-action block panel fill beamed" data-color="teal"')
  const plain = renderBlocks(block('call-to-action', { ...invitation, backgroundColor: 'None' }))
  expect(plain).toContain('class="call-to-action block"')
  expect(plain).not.toContain('beams')
})
