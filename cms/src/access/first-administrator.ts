import type { Core } from '@strapi/strapi'
import type { Settings } from '../settings.ts'

/** Makes the administrator of the settings as long as there is none; later changes of the settings change nobody. */
export async function ensureFirstAdministrator(
  strapi: Core.Strapi,
  administrator: Settings['administrator'],
): Promise<void> {
  const users = strapi.service('admin::user')
  if (!administrator || (await users.exists())) return
  await users.createFirstAdmin({ ...administrator, firstname: 'Administrator', lastname: '' })
}
