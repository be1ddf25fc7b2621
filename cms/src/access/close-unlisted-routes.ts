import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { MISSING_PERMISSIONS, OPEN_ROUTES } from './open-routes.ts'

/**
 * Closes the admin routes of Strapi and all plugins that ask for no permission, unless open-routes.ts lists them: an
 * upgrade opens none unnoticed. Must run after our own routes were added, whose handlers check permissions, and before
 * those of Strapi are.
 */
export function closeUnlistedRoutes(strapi: Core.Strapi): void {
  const { server } = strapi
  const add = server.routes.bind(server)
  server.routes = (routes) => {
    if (!Array.isArray(routes) && routes.type === 'admin')
      for (const address of guardRouter(routes))
        strapi.log.warn(`Closed ${address}: it asks for no permission, and open-routes.ts does not list it`)
    return add(routes)
  }
}

/** Changes the routes in place. Returns those that were closed, as method and path. */
export function guardRouter(router: Core.Router): string[] {
  const closed: string[] = []
  for (const route of router.routes.filter(isUnprotected)) {
    const address = `${route.method} ${router.prefix ?? ''}${route.path}`
    const permission = MISSING_PERMISSIONS[address]
    if (permission !== undefined) requirePermission(route, permission)
    else if (!OPEN_ROUTES.has(address)) {
      route.handler = (ctx: Context) => ctx.forbidden()
      closed.push(address)
    }
  }
  return closed
}

/** Neither a permission nor a token of a special kind. */
function isUnprotected({ config }: Core.Route): boolean {
  const requiresPermission = config?.policies?.some(
    (policy) => typeof policy === 'object' && policy.name.endsWith('hasPermissions'),
  )
  const hasOwnStrategy = config?.auth ? config.auth.strategies !== undefined : false
  return !requiresPermission && !hasOwnStrategy
}

function requirePermission(route: Core.Route, permission: string): void {
  const policy = { name: 'admin::hasPermissions', config: { actions: [permission] } }
  route.config = { ...route.config, policies: [...(route.config?.policies ?? []), policy] }
}
