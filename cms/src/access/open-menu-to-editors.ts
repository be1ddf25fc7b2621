import type { Core } from '@strapi/strapi'

const MENU = ['plugin::navigation.read', 'plugin::navigation.update']

/** Lets the role Editor change the menu, which the navigation plugin leaves to administrators. Once: afterwards the role is theirs. */
export async function openMenuToEditors(strapi: Core.Strapi): Promise<void> {
  const memory = strapi.store({ type: 'core', name: 'editor-role' })
  if (await memory.get({ key: 'done' })) return
  const roles = strapi.service('admin::role')
  const editor = await roles.findOne({ code: 'strapi-editor' })
  if (editor)
    await roles.addPermissions(
      editor.id,
      MENU.map((action) => ({ action })),
    )
  await memory.set({ key: 'done', value: true })
}
