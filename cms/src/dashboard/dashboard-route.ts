import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { settings } from '../settings.ts'
import { listFindings } from './list-findings.ts'
import { listLaunchEntries } from './list-launch-entries.ts'
import { listPages } from './list-pages.ts'
import { summarizePages } from './summarize-pages.ts'

/**
 * Adds `GET /dashboard`: the site's address, the pages changed last and those whose draft is not published, as far as
 * the user may read them; `GET /dashboard/findings`: what visitors stumble over in all that is published; and
 * `GET /dashboard/launch`: what is to be filled in before launch.
 */
export function addDashboardRoute(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/dashboard', [
    {
      method: 'GET',
      path: '/',
      handler: async (ctx: Context) => {
        const pages = await listPages(strapi, ctx.state.userAbility)
        return {
          data: {
            siteUrl: settings.siteUrl,
            ...summarizePages(pages.drafts, pages.published),
            // Tabs of the panel that were opened before an upgrade from 1.0 read it. Remove it in the release after the next.
            hiddenMenuItems: [],
          },
        }
      },
    },
    {
      method: 'GET',
      path: '/findings',
      handler: async (ctx: Context) => ({ data: await listFindings(strapi, ctx.state.userAbility) }),
    },
    {
      method: 'GET',
      path: '/launch',
      handler: async (ctx: Context) => ({ data: await listLaunchEntries(strapi, ctx.state.userAbility) }),
    },
  ])
}
