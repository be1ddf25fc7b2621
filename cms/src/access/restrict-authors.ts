import type { Core } from '@strapi/strapi'

const ACTIONS = ['create', 'update', 'delete'].map((action) => `plugin::content-manager.explorer.${action}`)

/**
 * Authors may not publish. Strapi nevertheless lets them write what has no drafts (redirects, audiences of the menu) and
 * is therefore live at once. Takes that away once: afterwards the role is the administrators'.
 */
export async function restrictAuthors(strapi: Core.Strapi): Promise<void> {
  const memory = strapi.store({ type: 'core', name: 'author-role' })
  if (await memory.get({ key: 'done' })) return
  const author = await strapi.service('admin::role').findOne({ code: 'strapi-author' })
  if (author)
    await strapi.db.query('admin::permission').deleteMany({
      where: { role: author.id, action: { $in: ACTIONS }, subject: { $in: typesWithoutDrafts(strapi) } },
    })
  await memory.set({ key: 'done', value: true })
}

function typesWithoutDrafts(strapi: Core.Strapi): string[] {
  return Object.values(strapi.contentTypes)
    .filter(({ options }) => options?.draftAndPublish !== true)
    .map(({ uid }) => uid)
}
