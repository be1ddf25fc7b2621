import { userInfo } from 'node:os'
import type { StaffMember } from '../storage/commands/submissions.ts'

export const INBOX_PERMISSIONS = ['read', 'change', 'reveal', 'files', 'export', 'erase', 'audit'] as const
export type InboxPermission = (typeof INBOX_PERMISSIONS)[number]

/** Who asks, and for which forms they may do what. */
export interface Actor extends StaffMember {
  /** Names of forms; 'all': an operator on the command line, who can read the database anyway. */
  readonly permissions: Readonly<Partial<Record<InboxPermission, readonly string[]>>> | 'all'
}

/** Every permission also needs `read`: nobody may change or export what they may not see. */
export function hasPermission({ permissions }: Actor, permission: InboxPermission, form: string): boolean {
  if (permissions === 'all') return true
  const includes = (name: InboxPermission) => permissions[name]?.includes(form) === true
  return includes('read') && includes(permission)
}

/** Those of `forms` for which the actor has the permission. */
export function formsWithPermission(
  actor: Actor,
  permission: InboxPermission,
  forms: readonly string[],
): string[] {
  return forms.filter((form) => hasPermission(actor, permission, form))
}

/** Whoever works on the command line, named as the system names them. */
export function commandLineActor(): Actor {
  const name = systemUser()
  return { id: `command-line:${name}`, name: `${name} (command line)`, permissions: 'all' }
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user without a name.
    return String(process.getuid?.() ?? 'unknown')
  }
}
