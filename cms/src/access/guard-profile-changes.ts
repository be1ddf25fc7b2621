import type { Core } from '@strapi/strapi'

interface Route {
  readonly handler: unknown
  readonly config: { middlewares?: string[] }
}
interface AdminRoutes {
  readonly admin: { readonly routes: readonly Route[] }
}

const HANDLER = 'authenticated-user.updateMe'
const MIDDLEWARES = ['global::rate-limit-password-change', 'global::refuse-sensitive-email']

/**
 * Guards Strapi's route by which users change their own password and e-mail address, after authentication: there the
 * account is known. Must run before routes are mounted.
 */
export function guardProfileChanges(strapi: Core.Strapi): void {
  const { admin } = strapi.admin.routes as unknown as AdminRoutes
  const matching = admin.routes.filter(({ handler }) => handler === HANDLER)
  if (matching.length !== 1) throw new Error(`Strapi has ${matching.length} routes for ${HANDLER}, not one`)
  for (const { config } of matching) config.middlewares = [...MIDDLEWARES, ...(config.middlewares ?? [])]
}
