import type { Core } from '@strapi/strapi'
import { validate } from '@strapi/utils'
import { closeUnlistedRoutes } from './access/close-unlisted-routes.ts'
import { ensureFirstAdministrator } from './access/ensure-first-administrator.ts'
import { guardAccountChanges } from './access/guard-account-changes.ts'
import { grantMenuToEditors } from './access/grant-menu-to-editors.ts'
import { hideDevelopmentTools } from './access/hide-development-tools.ts'
import { hideInternalTypes } from './access/hide-internal-types.ts'
import { grantRedirectsToEditors } from './access/grant-redirects-to-editors.ts'
import { setPublicPermissions } from './access/set-public-permissions.ts'
import { restrictAuthors } from './access/restrict-authors.ts'
import { deleteDefaultTokens, setSiteToken } from './access/site-token.ts'
import { addComparisonRoutes } from './concurrent-edits/comparison-routes.ts'
import { addCheckRoutes } from './checks/check-routes.ts'
import { addDashboardRoute } from './dashboard/dashboard-route.ts'
import { setEntryTitles } from './editing/set-entry-titles.ts'
import { setListColumns } from './editing/set-list-columns.ts'
import { writeEditorLabels } from './editing/write-editor-labels.ts'
import { unlockStart } from './database/start-lock.ts'
import { addHistoryRoutes } from './history/history-routes.ts'
import { recordVersions } from './history/record-versions.ts'
import { addIllustrationRoute } from './illustrations/illustration-route.ts'
import { createDefaultRoles } from './inbox/create-default-roles.ts'
import { createInboxRoutes } from './inbox/create-inbox-routes.ts'
import { registerPermissions } from './inbox/register-permissions.ts'
import { hideVisitorGroups } from './menu/hide-visitor-groups.ts'
import { renameGroupPaths } from './menu/rename-group-paths.ts'
import { restoreMenuAddress } from './menu/restore-menu-address.ts'
import { ensureNavigationSettings } from './navigation-settings.ts'
import { allowOnly } from './outgoing/allowed-destinations.ts'
import { guardConnections } from './outgoing/guard-connections.ts'
import { knownDestinations } from './outgoing/known-destinations.ts'
import { addPreviewRoutes } from './preview/preview-routes.ts'
import { cacheValidPopulations } from './populations/cache-valid-populations.ts'
import { publicReads } from './publishing/coalesce-reads.ts'
import { guardContentChanges } from './publishing/guard-content-changes.ts'
import { handleContentChanges } from './publishing/handle-content-changes.ts'
import { createWebhookSender, type WebhookSender } from './publishing/webhook-sender.ts'
import { addTimedTasks, expireHistory } from './scheduling/add-timed-tasks.ts'
import { addScheduleRoutes } from './scheduling/schedule-routes.ts'
import { seed } from './seeding/seed.ts'
import { settings } from './settings.ts'
import { copyAlternativeTexts } from './upgrading/copy-alternative-texts.ts'
import { guardUpgrades } from './upgrading/guard-upgrades.ts'
import { renameIllustrations } from './upgrading/rename-illustrations.ts'

let webhookSender: WebhookSender | undefined

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    cacheValidPopulations(validate.validators)
    guardOutgoingConnections(strapi)
    hideAccounts(strapi)
    guardAccountChanges(strapi)
    addHistoryRoutes(strapi)
    addScheduleRoutes(strapi)
    addComparisonRoutes(strapi)
    addCheckRoutes(strapi)
    addPreviewRoutes(strapi)
    addDashboardRoute(strapi)
    addIllustrationRoute(strapi)
    hideVisitorGroups(strapi)
    stopWithParent(strapi)
    guardUpgrades(strapi, settings)
    await registerPermissions(strapi)
    strapi.server.routes(createInboxRoutes(strapi, settings))
    closeUnlistedRoutes(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureNavigationSettings(strapi)
    await setUpAccess(strapi)
    await setUpEditing(strapi)
    await upgradeContent(strapi)
    await seed(strapi, settings.seedFile)
    webhookSender = webhookSenderFor(strapi)
    guardContentChanges(strapi)
    handleContentChanges(strapi, (tags) => {
      publicReads.forget()
      webhookSender?.send(tags)
    })
    recordVersions(strapi)
    await expireHistory(strapi)
    addTimedTasks(strapi)
    await unlockStart(strapi)
  },

  async destroy() {
    await webhookSender?.close()
  },
}

/** Who may do what: visitors, editors, authors, staff, the site. */
async function setUpAccess(strapi: Core.Strapi): Promise<void> {
  await deleteDefaultTokens(strapi)
  await setPublicPermissions(strapi)
  await ensureFirstAdministrator(strapi, settings.administrator)
  await grantMenuToEditors(strapi)
  await grantRedirectsToEditors(strapi)
  await restrictAuthors(strapi)
  await hideInternalTypes(strapi)
  await createDefaultRoles(strapi)
  await hideDevelopmentTools(strapi)
  await setSiteToken(strapi, settings.siteToken)
}

/** Labels, columns and titles in the panel. */
async function setUpEditing(strapi: Core.Strapi): Promise<void> {
  await writeEditorLabels(strapi)
  await setListColumns(strapi)
  await setEntryTitles(strapi)
}

/** Changes what earlier versions have stored. */
async function upgradeContent(strapi: Core.Strapi): Promise<void> {
  await renameGroupPaths(strapi)
  await restoreMenuAddress(strapi)
  await renameIllustrations(strapi)
  await copyAlternativeTexts(strapi)
}

/** Runs before anything has opened a connection. */
function guardOutgoingConnections(strapi: Core.Strapi): void {
  guardConnections(allowOnly(knownDestinations(settings)), (destination) =>
    strapi.log.warn(
      `Refused to connect to ${destination}: it is neither in SITE_URLS nor INBOX_URL nor CMS_OUTGOING`,
    ),
  )
}

function webhookSenderFor(strapi: Core.Strapi): WebhookSender | undefined {
  if (settings.webhookSecret === '') return undefined
  return createWebhookSender({
    endpoints: settings.siteUrls.map((url) => `${url}/hooks/content`),
    secret: settings.webhookSecret,
    warn: (message) => strapi.log.warn(message),
  })
}

/** The users-permissions plugin has no accounts here, so its list is hidden in the panel. */
function hideAccounts(strapi: Core.Strapi): void {
  const accounts = strapi.contentType('plugin::users-permissions.user')
  accounts.pluginOptions = { ...accounts.pluginOptions, 'content-manager': { visible: false } }
}

/** Stops with the process that started it: its IPC channel closes when that process ends. */
function stopWithParent(strapi: Core.Strapi): void {
  if (process.channel) process.once('disconnect', () => void strapi.stop(0))
}
