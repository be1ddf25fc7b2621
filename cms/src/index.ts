import type { Core } from '@strapi/strapi'
import { ensureFirstAdministrator } from './access/first-administrator.ts'
import { setPublicPermissions } from './access/public-permissions.ts'
import { dropDefaultTokens, setSiteToken } from './access/site-token.ts'
import { ensureNavigationSettings } from './navigation-settings.ts'
import { settings } from './settings.ts'

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureNavigationSettings(strapi)
    await dropDefaultTokens(strapi)
    await setPublicPermissions(strapi)
    await ensureFirstAdministrator(strapi, settings.administrator)
    await setSiteToken(strapi, settings.siteToken)
  },
}
