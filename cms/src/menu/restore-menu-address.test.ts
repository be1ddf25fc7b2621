import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { restoreMenuAddress } from './restore-menu-address.ts'

it('the first menu is the menu of the site again when none has its slug', async () => {
  expect(await changesTo(['company', 'second'])).toEqual([
    { where: { documentId: 'company' }, data: { slug: 'navigation' } },
  ])
})

it.each([[[]], [['navigation']], [['second', 'navigation']]])(
  'the menus %j stay as they are',
  async (slugs) => {
    expect(await changesTo(slugs)).toEqual([])
  },
)

/** Of menus with these slugs, whose ids are the same. */
async function changesTo(slugs: readonly string[]): Promise<object[]> {
  const changes: object[] = []
  const query = {
    findMany: async () => slugs.map((slug) => ({ documentId: slug, slug })),
    updateMany: async (change: object) => changes.push(change),
  }
  const log = { warn: () => undefined }
  await restoreMenuAddress({ db: { query: () => query }, log } as unknown as Core.Strapi)
  return changes
}
