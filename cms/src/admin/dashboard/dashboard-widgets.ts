import { Earth, Pencil, Clock, Rocket, WarningCircle } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

type Widgets = Parameters<
  Extract<Parameters<StrapiApp['widgets']['register']>[0], (...args: never[]) => unknown>
>[0]
type Widget = Widgets[number]

/**
 * Strapi's own widgets: they count and list documents by kind and number, promote paid plans, and repeat what the menu of
 * the account shows.
 */
const REPLACED = new Set([
  'last-edited-entries',
  'last-published-entries',
  'chart-entries',
  'key-statistics',
  'deploy-now',
  'profile-info',
])

/**
 * The widgets of the start page, what needs attention first: the inbox, what launch needs, what visitors stumble over,
 * drafts that wait. Their widths are in start-page-widths.ts.
 */
export function dashboardWidgets(widgets: Widgets): Widgets {
  const others = widgets.filter(({ id }) => !REPLACED.has(id))
  return [
    ...others.filter(({ id }) => id === 'inbox'),
    widget('site', 'Website', Earth, async () => (await import('./site-widget')).SiteWidget),
    widget('launch', 'Before launch', Rocket, async () => (await import('./launch-widget')).LaunchWidget),
    widget(
      'findings',
      'Checks',
      WarningCircle,
      async () => (await import('./findings-widget')).FindingsWidget,
    ),
    widget('drafts', 'Drafts waiting', Pencil, async () => (await import('./widgets')).DraftsWidget),
    widget('changes', 'Recent changes', Clock, async () => (await import('./widgets')).ChangesWidget),
    ...others.filter(({ id }) => id !== 'inbox'),
  ]
}

function widget(id: string, title: string, icon: Widget['icon'], component: Widget['component']): Widget {
  return {
    id,
    icon,
    title: { id: `dashboard.${id}`, defaultMessage: title },
    component,
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::page.page' }],
  }
}
