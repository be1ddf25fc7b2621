import type { Core } from '@strapi/strapi'
import { ensureFirstAdministrator } from './access/first-administrator.ts'
import { limitPasswordChanges } from './access/limit-password-changes.ts'
import { openMenuToEditors } from './access/open-menu-to-editors.ts'
import { setPublicPermissions } from './access/public-permissions.ts'
import { restrictAuthors } from './access/restrict-authors.ts'
import { dropDefaultTokens, setSiteToken } from './access/site-token.ts'
import { chooseTitles } from './editing/choose-titles.ts'
import { setListColumns } from './editing/set-list-columns.ts'
import { writeEditorWords } from './editing/write-editor-words.ts'
import { ensureNavigationSettings } from './navigation-settings.ts'
import { allowOnly, readDestination } from './outgoing/allowed-destinations.ts'
import { guardConnections } from './outgoing/guard-connections.ts'
import { createAnnouncer, type Announcer } from './publishing/create-announcer.ts'
import { watchChanges } from './publishing/watch-changes.ts'
import { seed } from './seeding/seed.ts'
import { settings } from './settings.ts'

let announcer: Announcer | undefined

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    guardOutgoing(strapi)
    hideAccounts(strapi)
    limitPasswordChanges(strapi)
    endWithParent(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureNavigationSettings(strapi)
    await dropDefaultTokens(strapi)
    await setPublicPermissions(strapi)
    await ensureFirstAdministrator(strapi, settings.administrator)
    await openMenuToEditors(strapi)
    await restrictAuthors(strapi)
    await setSiteToken(strapi, settings.siteToken)
    await writeEditorWords(strapi)
    await setListColumns(strapi)
    await chooseTitles(strapi)
    await seed(strapi, settings.seedFile)
    announcer = announcerFor(strapi)
    watchChanges(strapi, (tags) => announcer?.announce(tags))
  },

  async destroy() {
    await announcer?.close()
  },
}

/** Before anything has connected anywhere. */
function guardOutgoing(strapi: Core.Strapi): void {
  const sites = settings.siteUrls.flatMap((url) => readDestination(url) ?? [])
  guardConnections(allowOnly([...sites, ...settings.outgoing]), (destination) =>
    strapi.log.warn(`Refused to connect to ${destination}: it is neither in SITE_URLS nor in CMS_OUTGOING`),
  )
}

function announcerFor(strapi: Core.Strapi): Announcer | undefined {
  if (settings.webhookSecret === '') return undefined
  return createAnnouncer({
    targets: settings.siteUrls.map((url) => `${url}/hooks/content`),
    secret: settings.webhookSecret,
    warn: (message) => strapi.log.warn(message),
  })
}

/** Nobody but editors has an account, so the panel offers editors no list of them. */
function hideAccounts(strapi: Core.Strapi): void {
  const accounts = strapi.contentType('plugin::users-permissions.user')
  accounts.pluginOptions = { ...accounts.pluginOptions, 'content-manager': { visible: false } }
}

/** Started by another process, the content service never outlives it. */
function endWithParent(strapi: Core.Strapi): void {
  if (process.channel) process.once('disconnect', () => void strapi.stop(0))
}
