import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin'
import { Mail } from '@strapi/icons'
import { READ_PERMISSIONS, WIDGET_PERMISSIONS } from './permissions'
import { INBOX } from './paths'

/** Adds the inbox to the panel: its page, the link in the menu, and the widget on the home page. */
export function addInbox(app: Pick<StrapiApp, 'addMenuLink' | 'widgets'>): void {
  app.addMenuLink({
    to: INBOX.slice(1),
    icon: Mail,
    intlLabel: { id: 'inbox.name', defaultMessage: 'Inbox' },
    permissions: READ_PERMISSIONS,
    position: 2,
    Component: () => import('./inbox-page'),
  })
  const widget: WidgetArgs = {
    id: 'inbox',
    icon: Mail,
    title: { id: 'inbox.name', defaultMessage: 'Inbox' },
    link: { label: { id: 'inbox.open', defaultMessage: 'Open the inbox' }, href: INBOX },
    component: async () => (await import('./inbox-widget')).InboxWidget,
    permissions: WIDGET_PERMISSIONS,
  }
  app.widgets.register((others) => [widget, ...others])
}
