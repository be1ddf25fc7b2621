import {
  INBOX_ACTIONS,
  INBOX_FORMS,
  permissionId,
  SENSITIVE_ACTIONS,
  type InboxAction,
} from './inbox-actions.ts'

/** The part of CASL's ability that Strapi gives a signed-in user. */
export interface Ability {
  rulesFor(action: string): readonly { readonly inverted: boolean; readonly conditions?: unknown }[]
}

/** The forms that somebody may apply each action to. */
export type PermittedForms = Readonly<Record<InboxAction, readonly string[]>>

/**
 * What a signed-in user may do.
 * @param mayDoSensitive whether the setting allows this person to reveal, export and erase at all
 */
export function permittedForms(ability: Ability, mayDoSensitive: boolean): PermittedForms {
  const entries = INBOX_ACTIONS.map((action) => [action, formsFor(action, ability, mayDoSensitive)] as const)
  return Object.fromEntries(entries) as Record<InboxAction, string[]>
}

/** Who cannot read the submissions of a form can do nothing else with them. */
function formsFor(action: InboxAction, ability: Ability, mayDoSensitive: boolean): string[] {
  if (SENSITIVE_ACTIONS.includes(action) && !mayDoSensitive) return []
  const names = INBOX_FORMS.map(({ name }) => name)
  return names.filter(
    (form) =>
      isGranted(ability, permissionId(form, action)) && isGranted(ability, permissionId(form, 'read')),
  )
}

/** Submissions are not in Strapi's database, so a condition such as "is creator" cannot hold: it grants nothing. */
function isGranted(ability: Ability, permission: string): boolean {
  return ability
    .rulesFor(permission)
    .some(({ inverted, conditions }) => !inverted && conditions === undefined)
}
