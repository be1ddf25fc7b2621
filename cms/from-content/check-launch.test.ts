import { expect, it } from 'vitest'
import { ALL_PAGES } from '../../content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../../content/defaults/footer.ts'
import { checkLaunch } from '../../content/check/launch/check-launch.ts'
import { footerToStrapi, pageToStrapi } from '../../content/strapi/to-strapi.ts'
import { findLaunchEntries } from './check-launch.ts'

it('finds in stored documents what the command finds, with the document to open', () => {
  const pages = ALL_PAGES.map((page) => ({
    ...pageToStrapi(page),
    documentId: `id of ${page.slug}`,
    publishedAt: '2030-01-01T00:00:00.000Z',
  }))
  const footer = { ...footerToStrapi(DEFAULT_FOOTER), publishedAt: '2030-01-01T00:00:00.000Z' }
  const menuLinks = [{ title: 'Blog', address: 'blog.example.com' }]
  const found = findLaunchEntries({ pages, footer, menuLinks })
  const expected = checkLaunch({ pages: ALL_PAGES, footer: DEFAULT_FOOTER, navigation: [] })
  expect(found.filter(({ location }) => location !== 'menu')).toMatchObject(expected)
  expect(found.filter(({ location }) => location === 'menu')).toMatchObject([{ label: 'Menu › Blog' }])
  expect(found.find(({ location }) => location === '/about-us')?.documentId).toBe('id of about-us')
  expect(found.find(({ location }) => location === 'footer')?.documentId).toBe('')
})

it('reads hostile documents', () => {
  expect(findLaunchEntries({ pages: [null, {}, 'x'], footer: null, menuLinks: [] }).length).toBeGreaterThan(0)
})
