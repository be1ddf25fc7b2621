import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

test('the head of a job leads to how to apply, and to all positions', () => {
  const markup = renderBlocks(
    block('job-detail', {
      title: 'Developer',
      applyEmail: 'jobs@example.com',
      listText: 'All positions',
      listUrl: '/careers#positions',
    }),
  )
  const [head = '', rest = ''] = markup.split('</header>')
  expect(head).toContain('href="#how-to-apply"')
  expect(head).toContain('href="/careers#positions"')
  expect(rest).toContain('id="how-to-apply"')
})

test('a job without a mailbox and a text has no button in its head', () => {
  expect(renderBlocks(block('job-detail', { title: 'Developer' }))).not.toContain('How to apply')
})
