import type { Core } from '@strapi/strapi'
import { INBOX_ACTIONS, INBOX_FORMS, permissionUid, type InboxAction } from './inbox-actions.ts'

/** What administrators read beside the checkboxes of a role. */
const LABELS: Readonly<Record<InboxAction, string>> = {
  read: 'Read, sensitive answers masked',
  change: 'Change status, assign, note, reply',
  reveal: 'Show sensitive answers',
  files: 'Download files',
  export: 'Export',
  erase: 'Erase a person',
  audit: 'Read the audit log',
}

/**
 * Lists the permissions of the inbox in the settings of a role, grouped by form. Must run before Strapi's own bootstrap,
 * which deletes stored permissions that nobody registered.
 */
export async function registerPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission')
  await actionProvider.registerMany(
    INBOX_FORMS.flatMap(({ name, title }) =>
      INBOX_ACTIONS.map((action) => ({
        section: 'settings',
        category: 'inbox',
        subCategory: title,
        displayName: LABELS[action],
        uid: permissionUid(name, action),
      })),
    ),
  )
}
