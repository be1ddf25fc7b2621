import type { Core } from '@strapi/strapi'
import { READING } from './reading.ts'

const PERMISSION = 'plugin::users-permissions.permission'

/** Lets visitors read what is published and nothing else, whatever a role was given before, and closes registration. */
export async function setPublicPermissions(strapi: Core.Strapi): Promise<void> {
  const roles = await strapi.db.query('plugin::users-permissions.role').findMany()
  for (const role of roles) await givePermissions(strapi, role.id, role.type === 'public' ? READING : [])
  await closeRegistration(strapi)
}

async function givePermissions(strapi: Core.Strapi, role: number, wanted: readonly string[]): Promise<void> {
  const permissions = strapi.db.query(PERMISSION)
  const given: { action: string }[] = await permissions.findMany({ where: { role } })
  await permissions.deleteMany({ where: { role, action: { $notIn: [...wanted] } } })
  for (const action of wanted)
    if (!given.some((permission) => permission.action === action))
      await permissions.create({ data: { action, role } })
}

async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } })
}
