import { expect, it } from 'vitest'
import { compareMenus } from './compare-menus.ts'

it('names pages by their paths, and what is below a renamed item as it was', () => {
  const pay = { documentId: 'p', title: 'Pay', type: 'INTERNAL', related: { documentId: 'x' } }
  const group = (title: string) => ({ documentId: 'g', title, type: 'WRAPPER', path: '/', items: [pay] })
  const stored = { items: [group('Shoppers')], paths: { x: '/pay' } }
  expect(compareMenus({ documentId: 'menu', items: [group('Consumers')] }, stored)).toEqual({
    mine: [
      { label: 'Menu', text: 'Consumers' },
      { label: 'Shoppers', text: 'Pay → /pay' },
    ],
    theirs: [
      { label: 'Menu', text: 'Shoppers' },
      { label: 'Shoppers', text: 'Pay → /pay' },
    ],
  })
})
