import { describe, expect, it } from 'vitest'
import { createMenu, group, type Item, MENU, readMenu, remove, save, withFirst } from './menu-api.ts'
import { administrator } from './service.ts'

describe('T164: nobody overwrites a menu by saying nothing', () => {
  it.each(['', `${MENU} another-menu 2031-05-04T03:02:01.000Z`, 'anything'])(
    'with the header %j',
    async (header) => {
      const loaded = await readMenu()
      const address = `/navigation/${loaded.documentId}`
      for (const [method, body] of [
        ['PUT', withFirst(loaded, 'Mine')],
        ['DELETE', undefined],
      ] as const) {
        const answer = await administrator.request(method, address, body, { 'x-draft-version': header })
        expect(answer.status).toBe(428)
      }
      expect(await readMenu()).toEqual(loaded)
    },
  )

  it('and no other route changes it', async () => {
    const loaded = await readMenu()
    const copy = await administrator.request('PUT', `/navigation/i18n/copy/${loaded.documentId}/en/fr`, {})
    expect(copy.status).toBe(403)
    for (const type of [MENU, `${MENU}-item`]) {
      const entry = `/content-manager/collection-types/${type}/${loaded.documentId}`
      expect((await administrator.request('PUT', entry, { name: 'Mine' })).status).toBe(403)
      expect((await administrator.request('DELETE', entry)).status).toBe(403)
    }
    expect(await readMenu()).toEqual(loaded)
  })
})

describe('T164: a change of one menu', () => {
  it('changes and deletes no items of another one, at any level', async () => {
    const other = await createMenu([group('Above', [group('Below', [])])])
    const mine = await readMenu()
    const [first, ...rest] = mine.items
    const above = other.items[0]
    const below = above?.items?.[0]
    if (!first || !above || !below) throw new Error('There are no items')
    const wrong: readonly (readonly Item[])[] = [
      [...mine.items, { ...above, title: 'Taken', updated: true }],
      [...mine.items, { ...above, items: [], removed: true }],
      [...rest, { ...first, items: [{ ...below, removed: true }] }],
      [...mine.items, group('New', [below])],
      [...rest, { ...first, id: above['id'], items: [group('Below another menu', [])] }],
      [...mine.items, { ...group('New', []), id: above['id'] }],
      [...mine.items, { ...first, removed: true }],
    ]
    for (const items of wrong)
      expect(await save(administrator, { ...mine, items }, mine)).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('some items are not of this menu') } },
      })
    expect(await readMenu(other.documentId)).toEqual(other)
    expect(await readMenu(mine.documentId)).toEqual(mine)
    expect((await remove(other, other)).status).toBe(200)
  })
})

describe('T77: a menu that no editor makes', () => {
  const long = 'x'.repeat(10_000)
  const empty = Array.from({ length: 6500 }, () => ({}) as Item)
  const deep = (levels: number): Item => group('Deep', levels === 1 ? [] : [deep(levels - 1)])
  const fields = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, 'x']))

  it.each([
    ['many items below long titles', [group(long, [group(long, empty)])], 'the title “x'],
    ['many items', empty, '500 items'],
    ['many entries that are no items', Array.from({ length: 6500 }, () => 0 as unknown as Item), '500 items'],
    ['many audiences', [{ ...group('Fields', []), audience: Array(6500).fill(0) }], 'more than 20 audiences'],
    ['many items to be removed', empty.map((item) => ({ ...item, removed: true })), '500 items'],
    ['a thousand levels', [deep(1000)], 'the site shows 4'],
    ['many fields', [{ ...group('Fields', []), additionalFields: fields }], 'more than 20 fields'],
  ])('%s: is not saved', async (_name, items, message) => {
    const loaded = await readMenu()
    const data = { ...loaded, items }
    const rejected = { status: 400, body: { error: { message: expect.stringContaining(message) } } }
    expect(await save(administrator, data, loaded)).toMatchObject(rejected)
    expect(await readMenu()).toEqual(loaded)
  })
})
