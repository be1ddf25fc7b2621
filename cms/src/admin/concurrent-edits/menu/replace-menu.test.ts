import { expect, it } from 'vitest'
import type { MenuItem } from './menu.ts'
import { replaceMenu } from './replace-menu.ts'

const item = (name: string, items: readonly MenuItem[] = []): MenuItem => ({
  documentId: name,
  id: name.length,
  title: name,
  items,
})
const menu = (...items: readonly MenuItem[]) => ({ documentId: 'menu', updatedAt: 'then', items })
const stored = { updated: true }

it('stores all items that both have, also those that only the other editor has changed', () => {
  expect(replaceMenu(menu(item('Pay', [item('Cards')])), menu(item('Pay', [item('Cards')])))).toEqual(
    menu({ ...item('Pay', [{ ...item('Cards'), ...stored }]), ...stored }),
  )
})

it('removes what only the other menu has, at any level', () => {
  const theirs = menu(item('Pay', [item('New')]), item('Blog', [item('Posts')]))
  expect(replaceMenu(menu(item('Pay')), theirs).items).toEqual([
    { ...item('Pay'), ...stored },
    { ...item('New'), removed: true },
    { ...item('Blog'), removed: true },
    { ...item('Posts'), removed: true },
  ])
})

it('creates again what the other editor has removed, with the items below', () => {
  const { items } = replaceMenu(menu(item('Pay', [item('Cards')])), menu())
  const created = { id: undefined, documentId: undefined }
  expect(items).toEqual([{ ...item('Pay', [{ ...item('Cards'), ...created }]), ...created }])
})

it('leaves removed what both have removed, and new what is new', () => {
  const added: MenuItem = { title: 'Added' }
  const { items } = replaceMenu(
    menu({ ...item('Old'), removed: true }, { ...item('Mine'), removed: true }, added),
    menu(item('Mine')),
  )
  expect(items).toEqual([
    { ...item('Mine'), removed: true, ...stored },
    { ...added, items: [], id: undefined, documentId: undefined },
  ])
})
