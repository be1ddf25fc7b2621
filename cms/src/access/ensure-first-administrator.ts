import type { Core } from '@strapi/strapi'
import type { Settings } from '../settings.ts'

/**
 * Creates the administrator from the settings if there is no account yet. Later changes of the settings have no effect.
 */
export async function ensureFirstAdministrator(
  strapi: Core.Strapi,
  administrator: Settings['administrator'],
): Promise<void> {
  const users = strapi.service('admin::user')
  if (!administrator || (await users.exists())) return
  await users.createFirstAdmin({ ...administrator, firstname: 'Administrator', lastname: '' })
}
