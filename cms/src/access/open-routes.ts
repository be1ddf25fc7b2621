/** Admin routes of Strapi and its plugins that ask for no permission, as method and path, and why that is harmless. */
export const OPEN_ROUTES: ReadonlySet<string> = new Set([
  // Needed before anybody is signed in. Guesses are limited: see src/sign-in/entry-points.ts.
  'GET /admin/init',
  'GET /admin/project-type',
  'POST /admin/login',
  'POST /admin/access-token',
  'POST /admin/register-admin',
  'GET /admin/registration-info',
  'POST /admin/register',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  'GET /content-manager/preview/script',

  // About the account that asks, its sessions and its own start page. Changes: see guard-account-changes.ts.
  'POST /admin/logout',
  'POST /admin/permissions/check',
  'GET /admin/users/me',
  'PUT /admin/users/me',
  'GET /admin/users/me/permissions',
  'GET /admin/users/me/sessions',
  'DELETE /admin/users/me/sessions',
  'DELETE /admin/users/me/sessions/:sessionId',
  'GET /admin/homepage/layout',
  'PUT /admin/homepage/layout',

  // Versions, counts, and names of actions, routes, types and fields: the same for everybody who installs this program.
  'GET /admin/information',
  'GET /admin/telemetry-properties',
  'GET /admin/license-trial-time-left',
  'GET /admin/guided-tour-meta',
  'GET /admin/permissions',
  'GET /admin/content-api/permissions',
  'GET /admin/content-api/routes',
  'GET /admin/homepage/key-statistics',
  'GET /users-permissions/permissions',
  'GET /users-permissions/policies',
  'GET /users-permissions/routes',

  // Off without a license.
  'GET /admin/ai-usage',
  'GET /admin/ai-token',
  'GET /admin/ai-feature-config',
  'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId',
  'GET /i18n/ai-localization-jobs/single-types/:contentType',
  'GET /upload/ai-metadata-jobs/latest',

  // How forms and lists are arranged, and whether an address is taken.
  'GET /content-manager/init',
  'GET /content-manager/content-types',
  'GET /content-manager/content-types-settings',
  'GET /content-manager/content-types/:uid/configuration',
  'GET /content-manager/components',
  'GET /content-manager/components/:uid/configuration',
  'POST /content-manager/uid/generate',
  'POST /content-manager/uid/check-availability',
  'GET /upload/configuration',
  'GET /i18n/locales',
  'GET /i18n/settings',
  'GET /navigation/slug',
  'GET /navigation/settings/locale',

  // Handlers that check the permission themselves.
  'PUT /content-manager/content-types/:uid/configuration',
  'GET /content-manager/relations/:model/:targetField',
  'GET /content-manager/relations/:model/:id/:targetField',
  'GET /content-manager/homepage/recent-documents',
  'GET /content-manager/homepage/count-documents',
  'POST /i18n/content-manager/actions/get-non-localized-fields',
  'POST /upload/',
  'POST /upload/files',
  'PUT /upload/files/:id',
  'POST /upload/files/:id/replace',

  // Handlers that check nothing but are guarded here: src/preview/create-preview-link.ts and src/extensions/.
  'GET /content-manager/preview/url/:contentType',
  'POST /upload/actions/upload-from-urls',
  'GET /navigation/content-type-items/:model',
])

/** The permission that a route lacks: it changes or sends something for all, and the handler checks nothing either. */
export const MISSING_PERMISSIONS: Readonly<Record<string, string>> = {
  // Any text to any address, in the name of the company.
  'POST /email/': 'plugin::email.settings.read',
  'PUT /content-manager/components/:uid/configuration': 'plugin::content-manager.components.configure-layout',
  'PUT /i18n/settings': 'plugin::i18n.locale.update',
}
