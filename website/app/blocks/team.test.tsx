import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('a team member without a name is shown by position', () => {
  const markup = renderBlocks(
    block('team', { title: 'Team', members: [{ position: 'Chief Executive Officer' }] }),
  )
  expect(markup.match(/Chief Executive Officer/g)).toHaveLength(1)
})
