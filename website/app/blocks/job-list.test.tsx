import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

const jobs = [{ title: 'Java/Scala Developer', path: '/careers/java-scala-developer' }]

test('a list of some positions may lead to all of them', () => {
  const markup = renderBlocks(
    block('job-list', { title: 'Other positions', linkText: 'See all', linkUrl: '/careers', jobs }),
  )
  expect(markup).toMatch(/Other positions<\/h1>.*<a href="\/careers" class="more">See all.*<ul class="jobs">/)
})

test('a list without such a link has none', () => {
  expect(renderBlocks(block('job-list', { title: 'Open positions', jobs }))).not.toContain('class="more"')
})
