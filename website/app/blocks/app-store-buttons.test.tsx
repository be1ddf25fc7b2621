import { block } from '@beam/content/defaults/compose.ts'
import { expect, test } from 'vitest'
import { context, renderBlocks } from './testing/render-blocks.tsx'

const WITHOUT_STORES = { ...context, appStoreUrl: '', googlePlayUrl: '' }

test('app store buttons need no text, but the addresses of the stores', () => {
  expect(renderBlocks(block('app-store-buttons', {}))).toContain('href="https://apps.example/ios"')
  expect(renderBlocks([block('app-store-buttons', {})], WITHOUT_STORES)).toMatch(/^<h1[^>]*>The page<\/h1>$/)
})

test('a hero with nothing but app store buttons is shown only where there are store links', () => {
  const hero = block('hero', { showStoreButtons: true })
  expect(renderBlocks([hero])).toContain('href="https://apps.example/ios"')
  expect(renderBlocks([hero], WITHOUT_STORES)).toMatch(/^<h1[^>]*>The page<\/h1>$/)
})

test('the app store buttons of blocks are beside a QR code that phones do not load', () => {
  const hero = block('hero', { title: 'Pay', showStoreButtons: true })
  for (const markup of [renderBlocks(block('app-store-buttons', {})), renderBlocks([hero])])
    expect(markup).toMatch(/<img src="\/app\/code.svg" alt="QR code"[^>]* loading="lazy"/)
})

test('store links come from the context', () => {
  const markup = renderBlocks(block('app-store-buttons', { title: 'Get it' }))
  expect(markup).toContain('href="https://apps.example/ios"')
  expect(markup).toContain('href="https://apps.example/android"')
})
