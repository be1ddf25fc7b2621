import { expect, it } from 'vitest'
import type { MenuItem } from '../../concurrent-edits/menu/menu.ts'
import { checkMenuItems } from './check-menu-items.ts'

const CONTEXT = {
  siteInfo: { formNames: [], reservedSegments: ['api'], slugsWithShareImage: [], redirectHosts: [] },
  otherPages: [{ documentId: 'n', slug: 'news', title: 'News', anchors: ['top'] }],
  redirects: [{ from: '/old', to: '/news' }],
  linkedPaths: [],
  publishedSlug: null,
  menuItems: [],
  hasStoreLinks: true,
}
const page = (title: string, documentId: string) => ({ title, type: 'INTERNAL', related: { documentId } })
const group = (title: string, path: string, items: readonly MenuItem[] = []): MenuItem => ({
  title,
  type: 'WRAPPER',
  path,
  items,
})
const link = (title: string, externalPath: string) => ({ title, type: 'EXTERNAL', externalPath })

function check(...items: readonly MenuItem[]): string[] {
  return checkMenuItems(items, CONTEXT).map(({ severity, message }) => `${severity} ${message}`)
}

it('finds nothing in items that lead somewhere', () => {
  const below = [page('News', 'n'), link('Docs', 'https://docs.example'), group('Top', 'news#top')]
  expect(check(group('More', '/', below), group('Old', 'old'), page('News', 'n'))).toEqual([])
})

it('finds items that lead nowhere, at every level', () => {
  const items = [page('Draft', 'x'), group('Gone', 'gone'), link('Script', 'javascript:alert(1)')]
  expect(check(group('More', '/', items), group('Empty', '/'))).toEqual([
    'error Draft: has no target; its page may not be published',
    'error Gone: links to /gone, which does not exist',
    'error Script: has no target; its page may not be published',
    'error Empty: has no target; its page may not be published',
  ])
})

it('leaves out what is to be removed, and says when nothing is left', () => {
  expect(check({ ...group('Gone', 'gone'), removed: true }, page('News', 'n'))).toEqual([])
  expect(check({ ...page('News', 'n'), removed: true })).toEqual([
    'error The site has no menu: visitors see a list of all pages instead',
  ])
})

it('names the item of each finding by its key, wherever it stands', () => {
  const gone = { ...group('Gone', 'gone'), viewId: 4 }
  const items = [
    { ...group('  ', 'nothing'), viewId: 1, order: 1 },
    {
      ...page('News', 'n'),
      viewId: 2,
      order: 3,
      items: [{ ...page('Removed', 'n'), viewId: 3, removed: true }, gone],
    },
    { ...link('Same', ''), viewId: 5, order: 4 },
    { ...link('Same', ''), viewId: 6, order: 2 },
  ]
  expect(checkMenuItems(items, CONTEXT).map(({ field }) => field)).toEqual(['6', '4', '5'])
  expect(checkMenuItems([], CONTEXT).map(({ field }) => field)).toEqual([''])
})
