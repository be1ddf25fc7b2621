import { expect, it } from 'vitest'
import { footerFromStrapi } from './footer-from-strapi.ts'
import footer from './samples/footer.json' with { type: 'json' }
import footerV4 from './samples/v4-footer.json' with { type: 'json' }

const MEDIA = 'https://media.example'

it('reads the same footer from a recorded response of version 4 and 5', () => {
  const read = footerFromStrapi(footer, MEDIA)
  expect(read).toMatchObject({
    newsletterTitle: 'Newsletter',
    quickLinks: [
      { title: 'Blog', url: 'https://blog.example.test', external: true },
      { title: 'Help Center', url: '/help-center', external: false },
    ],
    socialLinks: [{ url: 'https://facebook.example.test', iconClass: 'facebook' }],
    partners: [{ name: 'A', picture: { alt: 'Partner A', width: 240, height: 120 } }, { name: 'B' }],
  })
  expect(footerFromStrapi(footerV4, MEDIA)).toEqual(read)
})

it('adds a missing https:// to external URLs', () => {
  const quickLinks = [
    { title: 'Blog', url: 'blog.example.com', external: true },
    { title: 'News', url: 'news', external: false },
  ]
  const socialLinks = [{ url: 'social.example.com/us', iconClass: 'x' }]
  expect(
    footerFromStrapi({ data: { quickLinks, socialLinks, appStoreUrl: 'apps.example.com' } }, MEDIA),
  ).toMatchObject({
    quickLinks: [{ url: 'https://blog.example.com' }, { url: '/news' }],
    socialLinks: [{ url: 'https://social.example.com/us' }],
    appStoreUrl: 'https://apps.example.com',
  })
})

it('reads the facts about the company, and none from a footer stored before they existed', () => {
  const facts = {
    legalName: 'Example, Lda.',
    legalAddress: 'Rua A 1',
    registrationNumber: '1',
    taxNumber: null,
  }
  expect(footerFromStrapi({ data: { copyrightText: 'A', ...facts } }, MEDIA)).toMatchObject({
    ...facts,
    taxNumber: '',
    licenseEntry: '',
  })
})

it.each([[null], [{ data: null }], [{ data: [] }], ['<html>'], [{ error: { status: 404 } }]])(
  'returns null for the response %j',
  (response) => {
    expect(footerFromStrapi(response, MEDIA)).toBeNull()
  },
)

it('reads a draft only when drafts are requested', () => {
  const data = { newsletterTitle: 'Plan', publishedAt: null }
  expect(footerFromStrapi({ data }, MEDIA, 'draft')?.newsletterTitle).toBe('Plan')
  expect(footerFromStrapi({ data }, MEDIA)).toBeNull()
})
