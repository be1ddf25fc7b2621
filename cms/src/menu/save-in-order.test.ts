import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { saveInOrder } from './save-in-order.ts'

const NEW = { documentId: undefined, title: 'New' }
const REMOVED = { documentId: 'a', removed: true }
const STORED = { documentId: 'b' }

it('items are removed, updated and created one kind after the other', async () => {
  const events: unknown[] = []
  const service = createService(async (items) => {
    events.push(['begins', items])
    await Promise.resolve()
    events.push('ends')
  })
  const saved = await service.analyzeBranch({ navigationItems: [NEW, STORED, REMOVED], parentItem: 'p' })
  expect(events).toEqual([
    ['begins', [REMOVED]],
    'ends',
    ['begins', [STORED]],
    'ends',
    ['begins', [NEW]],
    'ends',
  ])
  expect(saved).toHaveLength(3)
})

it('nothing is saved after a failure', async () => {
  const begun: unknown[] = []
  const service = createService(async (items) => {
    begun.push(items)
    throw new Error('Not found')
  })
  await expect(service.analyzeBranch({ navigationItems: [NEW, STORED] })).rejects.toThrow('Not found')
  expect(begun).toEqual([[STORED]])
})

/** The plugin's service, which saves with a function. */
function createService(save: (items: unknown) => Promise<void>) {
  return saveInOrder(() => ({
    save,
    async analyzeBranch({ navigationItems }) {
      await this.save(navigationItems)
      return [{}]
    },
  }))({ strapi: {} as Core.Strapi })
}
