import type { Core } from '@strapi/strapi'
import { DEFAULT_ROLES, type DefaultRole } from './default-roles.ts'
import { permissionId } from './inbox-permissions.ts'

/**
 * Creates the roles of the inbox. Each is created once per database: one that an administrator changed, renamed or
 * deleted stays as it is.
 */
export async function createDefaultRoles(strapi: Core.Strapi): Promise<void> {
  const state = strapi.store({ type: 'core', name: 'inbox-roles' })
  const created = new Set(((await state.get({ key: 'created' })) as string[] | null) ?? [])
  for (const role of DEFAULT_ROLES) {
    if (created.has(role.code)) continue
    await createRole(strapi, role)
    created.add(role.code)
    await state.set({ key: 'created', value: [...created] })
  }
}

/** Leaves a role of the same name alone: an administrator made it. */
async function createRole(strapi: Core.Strapi, { name, code, description, forms, actions }: DefaultRole) {
  const roles = strapi.service('admin::role')
  if ((await roles.exists({ name })) || (await roles.exists({ code }))) return
  const role = await roles.create({ name, code, description })
  const permissions = forms.flatMap((form) =>
    actions.map((action) => ({ action: permissionId(form, action) })),
  )
  await roles.addPermissions(role.id, permissions)
}
