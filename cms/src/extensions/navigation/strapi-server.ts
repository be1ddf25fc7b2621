import type { Context } from 'koa'
import { isSite } from '../../access/is-site.ts'
import { batchMenuQueries, whileReadingMenu, type ReadingService } from '../../menu/batch-menu-queries.ts'
import { changeMenu } from '../../menu/change-menu.ts'
import { deleteMenu } from '../../menu/delete-menu.ts'
import { MENU_TARGET } from '../../menu/menu-target.ts'
import { menuVersions } from '../../menu/menu-version.ts'
import type { PluginFactory } from '../../menu/plugin-factory.ts'
import { pruneFields, type PruningService } from '../../menu/prune-fields.ts'
import { saveInOrder, type SavingService } from '../../menu/save-in-order.ts'
import { saveMenu } from '../../menu/save-menu.ts'

type Action = (ctx: Context) => Promise<unknown>
type Controller = Readonly<Record<'render' | 'renderChild', Action>>
interface Menu {
  readonly documentId: string
  readonly updatedAt?: string | undefined
}
interface AdminController {
  get(ctx: Context): Promise<Menu[]>
  getById(ctx: Context): Promise<Menu>
  readonly getContentTypeItems: Action
  readonly put: Action
  readonly delete: Action
  readonly fillFromOtherLocale: Action
}

/**
 * Allowed query parameters. Not `populate`: the plugin does not validate it and would return even editors' passwords.
 */
const ALLOWED_PARAMETERS = ['type', 'menu', 'path', 'locale'] as const

interface NavigationPlugin {
  controllers: { admin: PluginFactory<AdminController>; client: PluginFactory<Controller> }
  services: { common: PluginFactory<ReadingService & SavingService & PruningService> }
}

/**
 * Guards the public endpoints of the navigation plugin: only allowed parameters, drafts for the site alone. And the
 * list of what an item can link to, which the plugin shows to all who are signed in, of any type: also the accounts,
 * with passwords. Menus have a version, without which none is changed.
 */
export default function guardNavigation(plugin: NavigationPlugin) {
  plugin.services.common = pruneFields(saveInOrder(batchMenuQueries(plugin.services.common)))
  const { admin: createAdmin, client: createClient } = plugin.controllers
  plugin.controllers.admin = (context) => {
    const admin = createAdmin(context)
    const { strapi } = context
    return {
      ...admin,
      // The versions are read first: a save in between makes them too old, never the menus.
      get: async (ctx) => {
        const versions = await menuVersions(strapi)
        return (await admin.get(ctx)).map((menu) => withVersion(menu, versions))
      },
      getById: async (ctx) => {
        const versions = await menuVersions(strapi)
        return withVersion(await admin.getById(ctx), versions)
      },
      getContentTypeItems: onlyPages((ctx) => admin.getContentTypeItems(ctx)),
      put: (ctx) => saveMenu(strapi, ctx, () => admin.put(ctx)),
      delete: (ctx) => changeMenu(strapi, ctx, (documentId) => deleteMenu(strapi, documentId)),
      fillFromOtherLocale: async (ctx) => ctx.forbidden('The menu has one language.'),
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

/** The time of a menu's last save, by which a change says what it was made for. */
function withVersion(menu: Menu, versions: ReadonlyMap<string, string>): Menu {
  return { ...menu, updatedAt: versions.get(menu.documentId) }
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
