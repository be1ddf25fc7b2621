import { Earth, Pencil, Clock, Rocket, WarningCircle } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

type Widgets = Parameters<
  Extract<Parameters<StrapiApp['widgets']['register']>[0], (...args: never[]) => unknown>
>[0]

/** Strapi's own widgets: they count and list documents by kind and number, and promote paid plans. */
const REPLACED = new Set([
  'last-edited-entries',
  'last-published-entries',
  'chart-entries',
  'key-statistics',
  'deploy-now',
])

const READ_PAGES = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::page.page' }]

/**
 * The widgets of the start page: the site, drafts that wait, recent changes, what visitors stumble over and what
 * launch needs, then those of plugins.
 */
export function dashboardWidgets(widgets: Widgets): Widgets {
  return [
    {
      id: 'site',
      icon: Earth,
      title: { id: 'dashboard.site', defaultMessage: 'Website' },
      component: async () => (await import('./widgets')).SiteWidget,
      permissions: READ_PAGES,
    },
    {
      id: 'drafts',
      icon: Pencil,
      title: { id: 'dashboard.drafts', defaultMessage: 'Drafts waiting' },
      component: async () => (await import('./widgets')).DraftsWidget,
      permissions: READ_PAGES,
    },
    {
      id: 'changes',
      icon: Clock,
      title: { id: 'dashboard.changes', defaultMessage: 'Recent changes' },
      component: async () => (await import('./widgets')).ChangesWidget,
      permissions: READ_PAGES,
    },
    {
      id: 'findings',
      icon: WarningCircle,
      title: { id: 'dashboard.findings', defaultMessage: 'Checks' },
      component: async () => (await import('./findings-widget')).FindingsWidget,
      permissions: READ_PAGES,
    },
    {
      id: 'launch',
      icon: Rocket,
      title: { id: 'dashboard.launch', defaultMessage: 'Before launch' },
      component: async () => (await import('./launch-widget')).LaunchWidget,
      permissions: READ_PAGES,
    },
    ...widgets.filter(({ id }) => !REPLACED.has(id)),
  ]
}
