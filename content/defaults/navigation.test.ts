import { expect, it } from 'vitest'
import { NAVIGATION_DEPTH, type NavigationItem } from '../model/navigation.ts'
import { pagePath } from '../model/page.ts'
import { ALL_PAGES } from './all-pages.ts'
import { DEFAULT_NAVIGATION, FALLBACK_NAVIGATION } from './navigation.ts'

const all = DEFAULT_NAVIGATION.flatMap(withItems)

it('uses all four levels', () => {
  expect(Math.max(...DEFAULT_NAVIGATION.map(depth))).toBe(NAVIGATION_DEPTH)
})

it('uses all three types', () => {
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['INTERNAL', 'EXTERNAL', 'WRAPPER']))
})

it('links to existing pages only, and to each page once', () => {
  const paths = new Set(ALL_PAGES.map(({ slug }) => pagePath(slug)))
  const addresses = all.filter(({ type }) => type === 'INTERNAL').map(({ address }) => address)
  expect(addresses.filter((address) => !paths.has(address))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('has a submenu for every item without an address', () => {
  expect(all.filter(({ address, items }) => address === '' && items.length === 0)).toEqual([])
})

it('describes the links of the second level, each in one line, and no others', () => {
  const links = DEFAULT_NAVIGATION.flatMap(({ items }) => items).filter(({ address }) => address !== '')
  expect(all.filter((item) => item.description !== '' && !links.includes(item))).toEqual([])
  expect(links.filter(({ description }) => description === '' || description.length > 36)).toEqual([])
})

it('has the pages for stores and for messages in the header, too', () => {
  const shortcuts = all.filter(({ shortcut }) => shortcut !== '')
  expect(shortcuts.map(({ shortcut, address }) => [shortcut, address])).toEqual([
    ['For stores', '/local-store'],
    ['Contact us', '/contacts'],
  ])
})

it('opens only external sites in a new tab', () => {
  expect(all.filter(({ address, newTab }) => newTab !== address.startsWith('https://'))).toEqual([])
})

it('falls back to four items', () => {
  expect(FALLBACK_NAVIGATION.map(({ title, address }) => [title, address])).toEqual([
    ['About Us', '/about-us'],
    ['Careers', '/careers'],
    ['Investors', '/investors'],
    ['Contacts', '/contacts'],
  ])
})

function withItems(item: NavigationItem): NavigationItem[] {
  return [item, ...item.items.flatMap(withItems)]
}

function depth(item: NavigationItem): number {
  return 1 + Math.max(0, ...item.items.map(depth))
}
