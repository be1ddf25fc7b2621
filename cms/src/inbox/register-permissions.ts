import type { Core } from '@strapi/strapi'
import { INBOX_PERMISSIONS, INBOX_FORMS, permissionUid, type InboxPermission } from './inbox-permissions.ts'

/** What administrators read beside the checkboxes of a role. */
const LABELS: Readonly<Record<InboxPermission, string>> = {
  read: 'Read, sensitive answers masked',
  change: 'Change status, assign, note, reply',
  reveal: 'Show sensitive answers',
  files: 'Download files',
  export: 'Export',
  erase: 'Erase a person',
  audit: 'Read the audit log',
}

/**
 * Lists the permissions of the inbox in the settings of a role, grouped by form. Must run before Strapi's own
 * bootstrap, which deletes stored permissions that nobody registered.
 */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission')
  await actionProvider.registerMany(
    INBOX_FORMS.flatMap(({ name, title }) =>
      INBOX_PERMISSIONS.map((permission) => ({
        section: 'settings',
        category: 'inbox',
        subCategory: title,
        displayName: LABELS[permission],
        uid: permissionUid(name, permission),
      })),
    ),
  )
}
