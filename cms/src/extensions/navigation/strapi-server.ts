import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { isSite } from '../../access/is-site.ts'
import { MENU_TARGET } from '../../menu/menu-target.ts'
import { batchMenuQueries, whileReadingMenu } from '../../menu/batch-menu-queries.ts'

type Action = (ctx: Context) => Promise<unknown>
type Controller = Readonly<Record<'render' | 'renderChild', Action>>
type AdminController = Readonly<Record<'getContentTypeItems' | 'put', Action>>
type Create<Created> = (context: { strapi: Core.Strapi }) => Created

/**
 * Allowed query parameters. Not `populate`: the plugin does not validate it and would return even editors' passwords.
 */
const ALLOWED_PARAMETERS = ['type', 'menu', 'path', 'locale'] as const

interface NavigationPlugin {
  controllers: { admin: Create<AdminController>; client: Create<Controller> }
  services: { common: Parameters<typeof batchMenuQueries>[0] }
}

/**
 * Guards the public endpoints of the navigation plugin: only allowed parameters, drafts for the site alone. And the
 * list of what an item can link to, which the plugin shows to all who are signed in, of any type: also the accounts,
 * with passwords.
 */
export default function guardNavigation(plugin: NavigationPlugin) {
  plugin.services.common = batchMenuQueries(plugin.services.common)
  const { admin: createAdmin, client: createClient } = plugin.controllers
  plugin.controllers.admin = (context) => {
    const admin = createAdmin(context)
    return {
      ...admin,
      getContentTypeItems: onlyPages((ctx) => admin.getContentTypeItems(ctx)),
      put: (ctx: Context) => saveAtOnce(context.strapi, () => admin.put(ctx), ctx),
    }
  }
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

function onlyPages(action: Action): Action {
  return async (ctx) =>
    (ctx as Context & { params: { model?: string } }).params.model === MENU_TARGET
      ? action(ctx)
      : ctx.forbidden('Menu items link to pages')
}

/** Saves all items of a menu or none, so that nobody reads half of a change: the plugin saves one after the other. */
function saveAtOnce(strapi: Core.Strapi, save: () => Promise<unknown>, ctx: Context): Promise<unknown> {
  return strapi.db.transaction(async ({ rollback }) => {
    const menu = await save()
    // What was saved is returned: the plugin sets a body for failures only.
    if (ctx.body !== undefined) await rollback()
    return menu
  })
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
