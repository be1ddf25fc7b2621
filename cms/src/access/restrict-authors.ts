import type { Core } from '@strapi/strapi'

const ACTIONS = ['create', 'update', 'delete'].map((action) => `plugin::content-manager.explorer.${action}`)

/**
 * Revokes what lets authors publish: by default Strapi permits them to write types without drafts (redirects, menu
 * audiences), whose changes are live immediately. Runs once per database: administrators may change the role
 * afterwards.
 */
export async function restrictAuthors(strapi: Core.Strapi): Promise<void> {
  const state = strapi.store({ type: 'core', name: 'author-role' })
  if (await state.get({ key: 'done' })) return
  const author = await strapi.service('admin::role').findOne({ code: 'strapi-author' })
  if (author)
    await strapi.db.query('admin::permission').deleteMany({
      where: { role: author.id, action: { $in: ACTIONS }, subject: { $in: typesWithoutDrafts(strapi) } },
    })
  await state.set({ key: 'done', value: true })
}

function typesWithoutDrafts(strapi: Core.Strapi): string[] {
  return Object.values(strapi.contentTypes)
    .filter(({ options }) => options?.draftAndPublish !== true)
    .map(({ uid }) => uid)
}
