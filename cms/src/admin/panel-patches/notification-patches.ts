import { ADMIN } from './panel-files'
import type { PanelPatch } from './panel-patch'

const NOTIFICATIONS = `${ADMIN}/features/Notifications.mjs`

/**
 * In windows that are narrower than Strapi's desktop, messages stand at the bottom, above Strapi's bar of actions: at the
 * top they covered the buttons of a page, e.g. Save of the menu.
 */
export const NOTIFICATION_PATCHES: readonly PanelPatch[] = [
  {
    file: NOTIFICATIONS,
    from: "import { toast, Toaster } from 'sonner';",
    to: `import { toast, Toaster } from 'sonner';
import { useIsDesktop } from '../hooks/useMediaQuery.mjs';
const ABOVE_ACTIONS = { bottom: '7.2rem' };`,
  },
  {
    file: NOTIFICATIONS,
    from: 'const NotificationsProvider = ({ children })=>{',
    to: 'const NotificationsProvider = ({ children })=>{\n    const isDesktop = useIsDesktop();',
  },
  {
    file: NOTIFICATIONS,
    from: 'position: "top-center"',
    to: `position: isDesktop ? 'top-center' : 'bottom-center',
                offset: isDesktop ? undefined : ABOVE_ACTIONS,
                mobileOffset: ABOVE_ACTIONS`,
  },
]
