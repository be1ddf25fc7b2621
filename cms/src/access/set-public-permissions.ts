import type { Core } from '@strapi/strapi'
import { READ_PERMISSIONS } from './read-permissions.ts'

const PERMISSION = 'plugin::users-permissions.permission'

/**
 * Resets the permissions of the public API: visitors may read published content and nothing else. Disables
 * registration.
 */
export async function setPublicPermissions(strapi: Core.Strapi): Promise<void> {
  const roles = await strapi.db.query('plugin::users-permissions.role').findMany()
  for (const role of roles)
    await setPermissions(strapi, role.id, role.type === 'public' ? READ_PERMISSIONS : [])
  await disableRegistration(strapi)
}

async function setPermissions(strapi: Core.Strapi, role: number, actions: readonly string[]): Promise<void> {
  const permissions = strapi.db.query(PERMISSION)
  const existing: { action: string }[] = await permissions.findMany({ where: { role } })
  await permissions.deleteMany({ where: { role, action: { $notIn: [...actions] } } })
  for (const action of actions)
    if (!existing.some((permission) => permission.action === action))
      await permissions.create({ data: { action, role } })
}

async function disableRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } })
}
