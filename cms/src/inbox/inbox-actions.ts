import forms from './forms.json'

/** What somebody may do with the submissions of one form. */
export const INBOX_ACTIONS = ['read', 'change', 'reveal', 'files', 'export', 'erase', 'audit'] as const

export type InboxAction = (typeof INBOX_ACTIONS)[number]

/** Actions that a setting limits to listed people, whatever their roles permit. */
export const SENSITIVE_ACTIONS: readonly InboxAction[] = ['reveal', 'export', 'erase']

/** Every form of the site: its stable name, and its title. */
export const INBOX_FORMS: readonly { readonly name: string; readonly title: string }[] = forms

/** The id under which Strapi stores the permission, e.g. `api::inbox.contact.read`. */
export function permissionId(form: string, action: InboxAction): string {
  return `api::${permissionUid(form, action)}`
}

/** The id without its namespace, as Strapi registers it. */
export function permissionUid(form: string, action: InboxAction): string {
  return `inbox.${form}.${action}`
}
