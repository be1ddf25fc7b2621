import { displayName, type AdminUser } from '../access/acting-user.ts'
import { permittedForms, type Ability, type PermittedForms } from './permitted-forms.ts'

/** Who asks, as the backend expects it. */
export interface InboxActor {
  readonly id: string
  readonly name: string
  readonly permissions: PermittedForms
}

/**
 * The actor of a request.
 * @param sensitiveUsers the only addresses that may show sensitive answers, export and erase; empty: all whose role
 *   permits it
 */
export function inboxActor(user: AdminUser, ability: Ability, sensitiveUsers: readonly string[]): InboxActor {
  const mayDoSensitive =
    sensitiveUsers.length === 0 || sensitiveUsers.includes(user.email?.toLowerCase() ?? '')
  return {
    id: String(user.id),
    name: displayName(user),
    permissions: permittedForms(ability, mayDoSensitive),
  }
}
