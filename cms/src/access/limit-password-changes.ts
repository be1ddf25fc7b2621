import type { Core } from '@strapi/strapi'

interface Route {
  readonly handler: unknown
  readonly config: { middlewares?: string[] }
}
interface AdminRoutes {
  readonly admin: { readonly routes: readonly Route[] }
}

const HANDLER = 'authenticated-user.updateMe'
const LIMIT = 'global::limit-password-change'

/** Puts the limit behind the check of the session, where it is known whose password is tried. Before routes are mounted. */
export function limitPasswordChanges(strapi: Core.Strapi): void {
  const { admin } = strapi.admin.routes as unknown as AdminRoutes
  const changing = admin.routes.filter(({ handler }) => handler === HANDLER)
  if (changing.length !== 1) throw new Error(`Strapi has ${changing.length} routes for ${HANDLER}, not one`)
  for (const { config } of changing) config.middlewares = [LIMIT, ...(config.middlewares ?? [])]
}
