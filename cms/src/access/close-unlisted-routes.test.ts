import type { Core } from '@strapi/strapi'
import { describe, expect, it } from 'vitest'
import { closeUnlistedRoutes, guardRouter } from './close-unlisted-routes.ts'

const SIGNED_IN = 'admin::isAuthenticatedAdmin'
const PERMITTED = { name: 'admin::hasPermissions', config: { actions: ['plugin::email.settings.read'] } }

describe('T157: an admin route that asks for no permission', () => {
  it('is closed unless it is listed, also without any policy and to visitors', () => {
    const configs = [{ policies: [SIGNED_IN] }, { policies: [] }, undefined, { auth: false }] as const
    for (const config of configs) {
      const router = routerOf('/email', 'POST', '/everything', config)
      expect(guardRouter(router)).toEqual(['POST /email/everything'])
      expect(answerOf(router)).toBe('forbidden')
    }
  })

  it('stays open if it is listed', () => {
    const router = routerOf('/admin', 'GET', '/users/me', { policies: [SIGNED_IN] })
    expect(guardRouter(router)).toEqual([])
    expect(router).toEqual(routerOf('/admin', 'GET', '/users/me', { policies: [SIGNED_IN] }))
  })

  it('gets the permission that it lacks', () => {
    const router = routerOf('/email', 'POST', '/', { policies: [SIGNED_IN] })
    expect(guardRouter(router)).toEqual([])
    expect(router.routes[0]).toMatchObject({ handler: 'a.b', config: { policies: [SIGNED_IN, PERMITTED] } })
  })
})

describe('an admin route', () => {
  it.each([
    { policies: [SIGNED_IN, PERMITTED] },
    { policies: [{ ...PERMITTED, name: 'plugin::content-manager.hasPermissions' }] },
    { auth: { scope: ['push'], strategies: ['a token of its own'] } },
  ])('that is guarded already is left alone: %j', (config) => {
    const router = routerOf('/new-plugin', 'GET', '/data', config)
    expect(guardRouter(router)).toEqual([])
    expect(router).toEqual(routerOf('/new-plugin', 'GET', '/data', config))
  })

  it('of a plugin is guarded when it is added, those of the public API are not', () => {
    const added: unknown[] = []
    const warnings: string[] = []
    const server = { routes: (routes: unknown) => added.push(routes) }
    const log = { warn: (message: string) => warnings.push(message) }
    closeUnlistedRoutes({ server, log } as unknown as Core.Strapi)
    const ofPanel = routerOf('/new-plugin', 'GET', '/data', {})
    const ofApi = { ...routerOf('/new-plugin', 'GET', '/data', {}), type: 'content-api' }
    for (const router of [ofPanel, ofApi, []]) server.routes(router)
    expect(added).toEqual([ofPanel, ofApi, []])
    expect(warnings).toEqual([expect.stringContaining('GET /new-plugin/data')])
    expect(answerOf(ofPanel)).toBe('forbidden')
    expect(ofApi.routes[0]?.handler).toBe('a.b')
  })
})

function routerOf(prefix: string, method: string, path: string, config: object | undefined): Core.Router {
  const route = { method, path, handler: 'a.b', info: {}, ...(config && { config }) }
  return { type: 'admin', prefix, routes: [route] } as unknown as Core.Router
}

/** What the only route's handler answers. */
function answerOf({ routes: [route] }: Core.Router): unknown {
  const handler = route?.handler as unknown as (ctx: object) => unknown
  return handler({ forbidden: () => 'forbidden' })
}
