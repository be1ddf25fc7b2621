import { expect, it } from 'vitest'
import { itemTitles, menuLines } from './menu-lines.ts'

const PATHS = new Map([
  ['p', '/pay'],
  ['h', '/'],
])
const NAMES = { paths: PATHS, titles: new Map() }
const menu = (title: string) => [
  { documentId: 'g', title, type: 'WRAPPER', path: '/', items: [{ title: 'Pay', ...page('p') }] },
]
const page = (documentId: string) => ({ type: 'INTERNAL', related: { documentId } })

it('a menu reads as its items in their order, each with what it links to', () => {
  const items = [
    { title: 'Docs', type: 'EXTERNAL', externalPath: 'https://docs.example.com', order: 2 },
    {
      title: 'Consumers',
      type: 'WRAPPER',
      path: '/',
      order: 1,
      items: [
        {
          title: 'Pay',
          ...page('p'),
          order: 1,
          additionalFields: { description: 'In stores', shortcut: '' },
        },
        {
          title: 'Packs',
          type: 'WRAPPER',
          path: 'packs',
          order: 2,
          items: [{ title: 'Gone', ...page('x') }],
        },
      ],
    },
    { title: '', ...page('h'), order: 3 },
    { title: 'Removed', ...page('p'), order: 4, removed: true },
  ]
  expect(menuLines(items, NAMES)).toEqual([
    { label: 'Menu', text: 'Consumers' },
    { label: 'Consumers', text: 'Pay → /pay' },
    { label: 'Consumers › Pay › Description', text: 'In stores' },
    { label: 'Consumers', text: 'Packs → packs' },
    { label: 'Consumers › Packs', text: 'Gone → no page' },
    { label: 'Menu', text: 'Docs → https://docs.example.com' },
    { label: 'Menu', text: 'Title of its page → /' },
  ])
})

it('what is below a renamed item reads as before', () => {
  const names = { paths: PATHS, titles: itemTitles(menu('Shoppers')) }
  expect(menuLines(menu('Consumers'), names)).toEqual([
    { label: 'Menu', text: 'Consumers' },
    { label: 'Shoppers', text: 'Pay → /pay' },
  ])
})

it('labels name the items above by the beginnings of their titles', () => {
  const long = 'Everything '.repeat(20).trim()
  const short = `${'Everything '.repeat(5)}Every…`
  expect(menuLines([{ title: long, items: [{ title: long, items: [{ title: 'Pay' }] }] }], NAMES)).toEqual([
    { label: 'Menu', text: long },
    { label: short, text: long },
    { label: `${short} › ${short}`, text: 'Pay' },
  ])
})

const ODD_ITEM = { title: 1, related: 'x', additionalFields: { description: 2 } }

it.each([undefined, null, 'items', [{}], [ODD_ITEM], [null, 1, 'item', { additionalFields: 'abc' }]])(
  'what is no menu is read as far as it can be: %j',
  (items) => {
    for (const { text } of menuLines(items, NAMES)) expect(text).toBe('Title of its page')
  },
)
