import type { Core } from '@strapi/strapi'

const MENU_PERMISSIONS = ['plugin::navigation.read', 'plugin::navigation.update']

/**
 * Grants the role Editor access to the menu, which the navigation plugin reserves for administrators. Runs once per
 * database: administrators may change the role afterwards.
 */
export async function grantMenuToEditors(strapi: Core.Strapi): Promise<void> {
  const state = strapi.store({ type: 'core', name: 'editor-role' })
  if (await state.get({ key: 'done' })) return
  const roles = strapi.service('admin::role')
  const editor = await roles.findOne({ code: 'strapi-editor' })
  if (editor)
    await roles.addPermissions(
      editor.id,
      MENU_PERMISSIONS.map((action) => ({ action })),
    )
  await state.set({ key: 'done', value: true })
}
