/** A request that checks a secret: a password (or the token of a link in an email), or the session cookie. */
export interface Attempt {
  readonly kind: 'password' | 'session'
  /** Whether a status below 400 proves that the sender knew the secret. */
  readonly successProves: boolean
}

/** By path, `successProves`. `/forgot-password` responds alike to everybody. */
const PASSWORD_ENTRY_POINTS = new Map([
  ['/admin/login', true],
  ['/admin/register', false],
  ['/admin/register-admin', false],
  ['/admin/registration-info', false],
  ['/admin/forgot-password', false],
  ['/admin/reset-password', false],
])
const SESSION_ENTRY_POINTS = new Set(['/admin/access-token', '/admin/renew-token'])

/** All authentication endpoints of the users-permissions plugin: sign-in, registration, reset, OAuth providers. */
const CONTENT_API_AUTH = /^\/api\/(?:auth|connect)(?:\/|$)/

/**
 * Classifies a request; null if it checks no secret. Matches more than Strapi's router does (any case, doubled and
 * trailing slashes, percent-encoding), so that no spelling evades the limit.
 */
export function attemptOf(method: string, path: string): Attempt | null {
  const normalized = normalizePath(path)
  if (CONTENT_API_AUTH.test(normalized)) return { kind: 'password', successProves: false }
  if (isSafeMethod(method) && normalized !== '/admin/registration-info') return null
  if (SESSION_ENTRY_POINTS.has(normalized)) return { kind: 'session', successProves: true }
  const successProves = PASSWORD_ENTRY_POINTS.get(normalized)
  return successProves === undefined ? null : { kind: 'password', successProves }
}

/** Fields of Strapi's endpoints that identify an account, directly or by a token. */
const ACCOUNT_FIELDS = ['email', 'identifier', 'resetPasswordToken', 'registrationToken', 'code'] as const

/** The normalized account in a request's body; '' if there is none. */
export function accountOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const fields = body as Readonly<Record<string, unknown>>
  const account = ACCOUNT_FIELDS.map((field) => fields[field]).find((value) => typeof value === 'string')
  return account === undefined ? '' : normalizeAccount(account)
}

/** Strapi compares lower-case email addresses: what it treats as equal must be equal here. */
export function normalizeAccount(email: string): string {
  return email.toLowerCase().normalize('NFKC').toLowerCase().trim().slice(0, MAX_ACCOUNT_CHARACTERS)
}

const MAX_ACCOUNT_CHARACTERS = 320

function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

function normalizePath(path: string): string {
  const normalized = decoded(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
  return normalized.length > 1 && normalized.endsWith('/') ? normalized.slice(0, -1) : normalized
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
