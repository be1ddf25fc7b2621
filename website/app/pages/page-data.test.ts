import { page } from '@beam/content/defaults/compose.ts'
import { sampleUploadedImage } from '@beam/content/testing/sample-uploaded-image.ts'
import { expect, it } from 'vitest'
import type { WebsiteSettings } from '../website.ts'
import { describePage } from './page-data.ts'
import { pageMeta } from './page-meta.ts'

const SETTINGS = { siteUrl: 'https://beam.example', tokenSaleUrl: '', maxUploadMegabytes: 5, sendsMail: true }
const IMAGE = sampleUploadedImage({ url: '/media/1-1200.jpg', alt: 'A hall', width: 1200, height: 675 })

function described(slug: string, given: Partial<Parameters<typeof page>[0]> = {}) {
  const shown = page({ slug, title: 'A page', shareDescription: '', blocks: [], ...given })
  return describePage(shown, new URL(`https://beam.example/${slug}`), {
    settings: SETTINGS as WebsiteSettings,
    readReceipt: () => null,
  })
}

it('a default page has the share image generated for it', () => {
  const { shareImage } = described('careers/graphic-designer', { shareTitle: 'Wanted' })
  expect(shareImage).toEqual({
    url: 'https://beam.example/share/careers-graphic-designer.png',
    alt: 'Wanted',
    width: 1200,
    height: 630,
  })
})

it('a page added by an editor has the default share image', () => {
  expect(described('spring-campaign').shareImage.url).toBe('https://beam.example/share/default.png')
})

it('a share image of its own takes precedence', () => {
  expect(described('banks', { shareImage: IMAGE }).shareImage).toEqual({
    url: 'https://beam.example/media/1-1200.jpg',
    alt: 'A hall',
    width: 1200,
    height: 675,
  })
})

it('a page without a description has no description element', () => {
  const named = JSON.stringify(pageMeta(described('banks')))
  expect(named).not.toContain('escription')
  expect(JSON.stringify(pageMeta(described('banks', { shareDescription: 'Words.' })))).toContain(
    '"og:description","content":"Words."',
  )
})
