import forms from './forms.json'

/** What somebody may do with the submissions of one form. */
export const INBOX_PERMISSIONS = ['read', 'change', 'reveal', 'files', 'export', 'erase', 'audit'] as const

export type InboxPermission = (typeof INBOX_PERMISSIONS)[number]

/** Permissions that a setting limits to listed people, whatever their roles grant. */
export const SENSITIVE_PERMISSIONS: readonly InboxPermission[] = ['reveal', 'export', 'erase']

/** Every form of the site: its stable name, and its title. */
export const INBOX_FORMS: readonly { readonly name: string; readonly title: string }[] = forms

/** The id under which Strapi stores the permission, e.g. `api::inbox.contact.read`. */
export function permissionId(form: string, permission: InboxPermission): string {
  return `api::${permissionUid(form, permission)}`
}

/** The id without its namespace, as Strapi registers it. */
export function permissionUid(form: string, permission: InboxPermission): string {
  return `inbox.${form}.${permission}`
}
