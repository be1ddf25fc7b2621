import { describe, expect, it } from 'vitest'
import { menuFor, type MenuItem } from './menu-for.ts'

describe('menuFor', () => {
  it('puts in the ids of this database', () => {
    const menu = [item('Pay', 'pay', [item('In store', 'pay-in-store')], ['consumers'])]
    const documentIds = new Map([
      ['pay', 'a1'],
      ['pay-in-store', 'b2'],
    ])
    expect(menuFor(menu, { documentIds, audienceIds: new Map([['consumers', 7]]) })).toMatchObject([
      {
        related: { documentId: 'a1' },
        audience: [7],
        items: [{ related: { documentId: 'b2' }, audience: [] }],
      },
    ])
  })

  it('leaves out what leads to no page of this database', () => {
    const group: MenuItem = { title: 'More', audience: [], items: [item('Gone', 'gone')] }
    expect(menuFor([group], { documentIds: new Map(), audienceIds: new Map() })).toMatchObject([
      { title: 'More', items: [] },
    ])
  })
})

function item(title: string, slug: string, items: MenuItem[] = [], audience: string[] = []): MenuItem {
  return { title, related: { documentId: slug, __type: 'api::page.page' }, audience, items }
}
