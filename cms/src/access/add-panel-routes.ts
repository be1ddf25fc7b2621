import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

interface PanelRoute {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly handler: (ctx: Context & { request: { body?: unknown } }) => unknown
}

/**
 * Adds endpoints that only signed-in users of the panel reach. What a user may read or change, each handler checks
 * itself.
 */
export function addPanelRoutes(strapi: Core.Strapi, prefix: string, routes: readonly PanelRoute[]): void {
  const config = { policies: ['admin::isAuthenticatedAdmin'] }
  strapi.server.routes({
    type: 'admin',
    prefix,
    routes: routes.map((route) => ({ ...route, config })),
  } as never)
}
