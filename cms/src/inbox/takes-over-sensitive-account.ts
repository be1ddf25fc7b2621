interface Change {
  /** Email address of the account that asks. */
  readonly actor: string
  /** Of the accounts that it would change or delete. */
  readonly targets: readonly string[]
  readonly isDeletion: boolean
  /** Of a request that changes an account. */
  readonly body: unknown
}

/**
 * Whether somebody who is not listed in INBOX_SENSITIVE_USERS would take over an account that is: with a new password,
 * by moving the address to another account, or by deleting it to invite it anew. They may deactivate it and change its
 * roles.
 *
 * @param sensitiveUsers addresses in lower case
 */
export function takesOverSensitiveAccount(
  { actor, targets, isDeletion, body }: Change,
  sensitiveUsers: readonly string[],
): boolean {
  const isListed = (email: string) => sensitiveUsers.includes(email.trim().toLowerCase())
  if (isListed(actor)) return false
  const { email, password } = (body ?? {}) as Readonly<Record<string, unknown>>
  if (targets.some(isListed)) return isDeletion || Boolean(password) || isOther(email, targets)
  return email !== undefined && isListed(String(email))
}

function isOther(email: unknown, targets: readonly string[]): boolean {
  return email !== undefined && targets.some((target) => target.toLowerCase() !== String(email).toLowerCase())
}
