import { permittedForms, type Ability, type PermittedForms } from './permitted-forms.ts'

/** Who asks, as the backend expects it. */
export interface InboxActor {
  readonly id: string
  readonly name: string
  readonly permissions: PermittedForms
}

/** An account of the admin panel, as far as the inbox needs it. */
export interface PanelUser {
  readonly id: number | string
  readonly firstname?: string | null
  readonly lastname?: string | null
  readonly username?: string | null
  readonly email: string
}

const MAX_NAME_CHARACTERS = 120

/**
 * The actor of a request.
 * @param sensitiveUsers the only addresses that may show sensitive answers, export and erase; empty: all whose role permits it
 */
export function inboxActor(user: PanelUser, ability: Ability, sensitiveUsers: readonly string[]): InboxActor {
  const mayDoSensitive = sensitiveUsers.length === 0 || sensitiveUsers.includes(user.email.toLowerCase())
  return {
    id: String(user.id),
    name: displayName(user),
    permissions: permittedForms(ability, mayDoSensitive),
  }
}

/** The name that colleagues see in notes and the timeline. */
export function displayName({ firstname, lastname, username, email }: PanelUser): string {
  const names = [firstname, lastname].map((name) => name?.trim()).filter(Boolean)
  const name = names.length > 0 ? names.join(' ') : username?.trim() || email
  return [...name.replaceAll(/\p{Cc}/gu, ' ')].slice(0, MAX_NAME_CHARACTERS).join('')
}
