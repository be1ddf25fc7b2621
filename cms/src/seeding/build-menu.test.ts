import { describe, expect, it } from 'vitest'
import { buildMenu, type MenuItem } from './build-menu.ts'

describe('buildMenu', () => {
  it('inserts the ids of this database', () => {
    const menu = [item('Pay', 'pay', [item('In store', 'pay-in-store')], ['consumers'])]
    const documentIds = new Map([
      ['pay', 'a1'],
      ['pay-in-store', 'b2'],
    ])
    expect(buildMenu(menu, { documentIds, audienceIds: new Map([['consumers', 7]]) })).toMatchObject([
      {
        related: { documentId: 'a1' },
        audience: [7],
        items: [{ related: { documentId: 'b2' }, audience: [] }],
      },
    ])
  })

  it('omits items whose page does not exist', () => {
    const group: MenuItem = { title: 'More', audience: [], items: [item('Gone', 'gone')] }
    expect(buildMenu([group], { documentIds: new Map(), audienceIds: new Map() })).toMatchObject([
      { title: 'More', items: [] },
    ])
  })
})

function item(title: string, slug: string, items: MenuItem[] = [], audience: string[] = []): MenuItem {
  return { title, related: { documentId: slug, __type: 'api::page.page' }, audience, items }
}
