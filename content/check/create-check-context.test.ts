import { expect, it } from 'vitest'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { createCheckContext } from './create-check-context.ts'
import { SITE_INFO } from './testing/check-sample.ts'

const PUBLISHED = {
  pages: [{ documentId: 'n', slug: 'news', title: 'News', anchors: [], linkedPaths: ['/banks'] }],
  navigation: [],
  footer: DEFAULT_FOOTER,
  redirects: [{ documentId: 'r', from: '/old', to: '/news' }],
  pageItems: [
    { title: 'News', pageId: 'n' },
    { title: 'Page that was deleted', pageId: null },
  ],
  siteInfo: SITE_INFO,
}

it('has what is published beside a document, and the items of the menu for it', () => {
  expect(createCheckContext(PUBLISHED, 'n')).toMatchObject({
    otherPages: [],
    publishedSlug: 'news',
    menuItems: ['News'],
  })
  expect(createCheckContext(PUBLISHED, 'r')).toMatchObject({ redirects: [], menuItems: [] })
})

it('a page that was never saved has no item in the menu, also where the page of an item was deleted', () => {
  expect(createCheckContext(PUBLISHED, null)).toMatchObject({ publishedSlug: null, menuItems: [] })
})
