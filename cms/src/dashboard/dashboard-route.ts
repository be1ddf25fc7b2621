import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { settings } from '../settings.ts'
import { findMenuProblems } from '../menu/list-page-items.ts'
import { listLaunchEntries } from './list-launch-entries.ts'
import { listPages } from './list-pages.ts'
import { summarizePages } from './summarize-pages.ts'

/**
 * Adds `GET /dashboard`: the site's address, the pages changed last and those whose draft is not published, as far as
 * the user may read them, and the items of the menu that visitors do not see; and `GET /dashboard/launch`: what is to
 * be filled in before launch.
 */
export function addDashboardRoute(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/dashboard', [
    {
      method: 'GET',
      path: '/',
      handler: async (ctx: Context) => {
        const pages = await listPages(strapi, ctx.state.userAbility)
        const summary = summarizePages(pages.drafts, pages.published)
        // Whoever may not read pages sees nothing of the menu either.
        const hiddenMenuItems = pages.drafts.length > 0 ? await findMenuProblems(strapi) : []
        return { data: { siteUrl: settings.siteUrl, ...summary, hiddenMenuItems } }
      },
    },
    {
      method: 'GET',
      path: '/launch',
      handler: async (ctx: Context) => ({ data: await listLaunchEntries(strapi, ctx.state.userAbility) }),
    },
  ])
}
