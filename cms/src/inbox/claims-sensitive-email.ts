/**
 * Whether a change of the own profile would make the account one of those that INBOX_SENSITIVE_USERS lists.
 * @param body of the request
 * @param current email address of the account
 * @param sensitiveUsers addresses in lower case, as inboxActor compares them
 */
export function claimsSensitiveEmail(
  body: unknown,
  current: string,
  sensitiveUsers: readonly string[],
): boolean {
  if (typeof body !== 'object' || body === null || !('email' in body)) return false
  const wanted = String(body.email).trim().toLowerCase()
  return wanted !== current.toLowerCase() && sensitiveUsers.includes(wanted)
}
