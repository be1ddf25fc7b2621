import type { Core, Modules } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { validateMenuLinks } from './validate-menu-links.ts'

const ITEM = 'plugin::navigation.navigation-item'
const PAGE = { documentId: 'about', __type: 'api::page.page' }
const ACCOUNT = { documentId: 'owner', __type: 'admin::user' }

it.each([PAGE, [PAGE], { connect: [PAGE] }, null, undefined])(
  'a menu item may link to %j',
  async (related) => {
    expect(await save(ITEM, { title: 'About', related })).toBe('saved')
  },
)

it.each([ACCOUNT, [PAGE, ACCOUNT], { connect: [ACCOUNT] }, { set: [ACCOUNT] }])(
  'T83: a menu item may not link to %j',
  async (related) => {
    await expect(save(ITEM, { title: 'Owner', related })).rejects.toThrow('links to a page')
  },
)

it('what is no menu item may link to anything, and a deletion has no data', async () => {
  expect(await save('api::page.page', { related: ACCOUNT })).toBe('saved')
  expect(await save(ITEM, undefined)).toBe('saved')
})

async function save(uid: string, data: object | undefined): Promise<unknown> {
  const uses: Modules.Documents.Middleware.Middleware[] = []
  validateMenuLinks({
    documents: { use: (middleware: never) => uses.push(middleware) },
  } as unknown as Core.Strapi)
  return uses[0]?.({ uid, params: { data } } as never, async () => 'saved' as never)
}
