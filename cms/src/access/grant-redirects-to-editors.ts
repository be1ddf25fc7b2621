import type { Core } from '@strapi/strapi'

const REDIRECT = 'api::redirect.redirect'
const UPDATE = 'plugin::content-manager.explorer.update'
const PUBLISH = 'plugin::content-manager.explorer.publish'

/**
 * Lets editors publish redirects in databases from before redirects had drafts, whose role Editor cannot. Runs once per
 * database: administrators may change the role afterwards.
 */
export async function grantRedirectsToEditors(strapi: Core.Strapi): Promise<void> {
  const state = strapi.store({ type: 'core', name: 'editor-redirects' })
  if (await state.get({ key: 'done' })) return
  const roles = strapi.service('admin::role')
  const editor = await roles.findOne({ code: 'strapi-editor' })
  if (editor && (await mayOnlyUpdate(strapi, editor.id)))
    await roles.addPermissions(editor.id, [{ action: PUBLISH, subject: REDIRECT }])
  await state.set({ key: 'done', value: true })
}

async function mayOnlyUpdate(strapi: Core.Strapi, role: number): Promise<boolean> {
  const permissions: { action: string }[] = await strapi.db
    .query('admin::permission')
    .findMany({ where: { role, subject: REDIRECT } })
  const actions = new Set(permissions.map(({ action }) => action))
  return actions.has(UPDATE) && !actions.has(PUBLISH)
}
