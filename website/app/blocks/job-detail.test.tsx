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

test('a job is applied for by an email with its title, or with a form', () => {
  const markup = renderBlocks(
    block('job-detail', {
      title: 'Developer & designer',
      applyEmail: 'jobs@example.com',
      linkText: 'Use the form',
      linkUrl: '/apply',
    }),
  )
  expect(markup).toContain('href="mailto:jobs@example.com?subject=Developer%20%26%20designer"')
  expect(markup).toContain('>jobs@example.com</a></p>')
  expect(markup).toContain('href="/apply"')
})

test('the head of a job that has only a form leads to it, too', () => {
  const job = { title: 'Developer', linkText: 'Use the form', linkUrl: '/apply' }
  expect(renderBlocks(block('job-detail', job))).toContain('href="#how-to-apply"')
})

test('a job without a mailbox, a text, and a form has no button in its head', () => {
  expect(renderBlocks(block('job-detail', { title: 'Developer' }))).not.toContain('#how-to-apply')
})
