import {
  INBOX_PERMISSIONS,
  INBOX_FORMS,
  permissionId,
  SENSITIVE_PERMISSIONS,
  type InboxPermission,
} from './inbox-permissions.ts'

/** The part of CASL's ability that Strapi gives a signed-in user. */
export interface Ability {
  rulesFor(action: string): readonly { readonly inverted: boolean; readonly conditions?: unknown }[]
}

/** The forms for which somebody has each permission. */
export type PermittedForms = Readonly<Record<InboxPermission, readonly string[]>>

/**
 * What a signed-in user may do.
 * @param mayDoSensitive whether the setting allows this person to reveal, export and erase at all
 */
export function permittedForms(ability: Ability, mayDoSensitive: boolean): PermittedForms {
  const entries = INBOX_PERMISSIONS.map(
    (permission) => [permission, formsFor(permission, ability, mayDoSensitive)] as const,
  )
  return Object.fromEntries(entries) as Record<InboxPermission, string[]>
}

/** A person who may not read the submissions of a form may do nothing else with them. */
function formsFor(permission: InboxPermission, ability: Ability, mayDoSensitive: boolean): string[] {
  if (SENSITIVE_PERMISSIONS.includes(permission) && !mayDoSensitive) return []
  const names = INBOX_FORMS.map(({ name }) => name)
  return names.filter(
    (form) =>
      isGranted(ability, permissionId(form, permission)) && isGranted(ability, permissionId(form, 'read')),
  )
}

/** Submissions are not in Strapi's database, so a condition such as "is creator" cannot hold: it grants nothing. */
function isGranted(ability: Ability, permission: string): boolean {
  return ability
    .rulesFor(permission)
    .some(({ inverted, conditions }) => !inverted && conditions === undefined)
}
