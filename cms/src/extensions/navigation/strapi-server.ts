import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { isSite } from '../../access/is-site.ts'

type Action = (ctx: Context) => Promise<unknown>
type Controller = Readonly<Record<'render' | 'renderChild', Action>>
type MakeController = (context: { strapi: Core.Strapi }) => Controller

/** All that a reader may ask for. Not `populate`: the plugin passes it on unchecked, up to the editors' passwords. */
const ALLOWED_PARAMETERS = ['type', 'menu', 'path', 'locale'] as const

/** Puts a guard before the plugin's public reading. */
export default function guardNavigation(plugin: { controllers: { client: MakeController } }) {
  const makeClient = plugin.controllers.client
  plugin.controllers.client = (context) => {
    const client = makeClient(context)
    return {
      ...client,
      render: guarded((ctx) => client.render(ctx)),
      renderChild: guarded((ctx) => client.renderChild(ctx)),
    }
  }
  return plugin
}

function guarded(read: Action): Action {
  return async function guard(ctx) {
    const { status } = ctx.query
    const mayReadDrafts = isSite(ctx.state)
    if (status !== undefined && status !== 'published' && !(status === 'draft' && mayReadDrafts))
      return ctx.forbidden('Drafts are not public')
    ctx.query = allowedQuery(ctx.query)
    try {
      return await read(ctx)
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
