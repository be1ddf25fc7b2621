import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { isSite } from '../../access/is-site.ts'
import { renderInFewQueries, whileReadingMenu } from '../../menu/render-in-few-queries.ts'

type Action = (ctx: Context) => Promise<unknown>
type Controller = Readonly<Record<'render' | 'renderChild', Action>>
type CreateController = (context: { strapi: Core.Strapi }) => Controller

/** Allowed query parameters. Not `populate`: the plugin does not validate it and would return even editors' passwords. */
const ALLOWED_PARAMETERS = ['type', 'menu', 'path', 'locale'] as const

interface NavigationPlugin {
  controllers: { client: CreateController }
  services: { common: Parameters<typeof renderInFewQueries>[0] }
}

/** Guards the public endpoints of the navigation plugin: only allowed parameters, drafts for the site alone. */
export default function guardNavigation(plugin: NavigationPlugin) {
  plugin.services.common = renderInFewQueries(plugin.services.common)
  const createClient = plugin.controllers.client
  plugin.controllers.client = (context) => {
    const client = createClient(context)
    return {
      ...client,
      render: guard((ctx) => client.render(ctx)),
      renderChild: guard((ctx) => client.renderChild(ctx)),
    }
  }
  return plugin
}

function guard(action: Action): Action {
  return async function guarded(ctx) {
    const { status } = ctx.query
    const mayReadDrafts = isSite(ctx.state)
    if (status !== undefined && status !== 'published' && !(status === 'draft' && mayReadDrafts))
      return ctx.forbidden('Drafts are not public')
    ctx.query = allowedQuery(ctx.query)
    try {
      return await whileReadingMenu(() => action(ctx))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (error.name === 'NotFoundError') return ctx.notFound()
      if (error.name === 'ZodError') return ctx.badRequest('Invalid query')
      throw error
    }
  }
}

function allowedQuery(query: Context['query']): Context['query'] {
  const allowed: Context['query'] = {}
  for (const key of ALLOWED_PARAMETERS) if (typeof query[key] === 'string') allowed[key] = query[key]
  if (query.status === 'draft') allowed.status = 'draft'
  return allowed
}
