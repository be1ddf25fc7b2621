import { expect, it } from 'vitest'
import { renameIllustrations } from './rename-illustrations.ts'

it('changes the old name of a drawing wherever a drawing can be chosen, and nothing else', async () => {
  const changes: [string, unknown][] = []
  const enumeration = { type: 'enumeration', enum: ['token', 'idea-board'] }
  const strapi = {
    contentTypes: {
      'api::page.page': { uid: 'api::page.page', attributes: { shareIllustration: enumeration } },
      'plugin::users.user': { uid: 'plugin::users.user', attributes: { drawing: enumeration } },
    },
    components: {
      'blocks.hero': {
        uid: 'blocks.hero',
        attributes: {
          title: { type: 'string' },
          color: { type: 'enumeration', enum: ['Pink'] },
          illustration: enumeration,
        },
      },
    },
    db: {
      query: (uid: string) => ({
        updateMany: async (change: unknown) => void changes.push([uid, change]),
      }),
    },
  }
  await renameIllustrations(strapi as never)
  expect(changes).toEqual([
    [
      'api::page.page',
      { where: { shareIllustration: 'new-door' }, data: { shareIllustration: 'idea-board' } },
    ],
    ['blocks.hero', { where: { illustration: 'new-door' }, data: { illustration: 'idea-board' } }],
  ])
})
