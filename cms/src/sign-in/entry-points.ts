/** What a request tries out: a password (or the token of a link in a mail), or the session cookie. */
export interface Attempt {
  readonly kind: 'password' | 'session'
  /** Whether an answer below 400 proves that the sender knew the secret. */
  readonly successProves: boolean
}

/** `true`: an answer below 400 proves that the secret was right. `/forgot-password` answers everybody alike. */
const PASSWORD_ENTRY_POINTS = new Map([
  ['/admin/login', true],
  ['/admin/register', false],
  ['/admin/register-admin', false],
  ['/admin/registration-info', false],
  ['/admin/forgot-password', false],
  ['/admin/reset-password', false],
])
const SESSION_ENTRY_POINTS = new Set(['/admin/access-token', '/admin/renew-token'])

/** All of the users-permissions plugin: signing in, registering, resetting, and signing in elsewhere. */
const CONTENT_API_AUTH = /^\/api\/(?:auth|connect)(?:\/|$)/

/**
 * Which kind of attempt a request is; null if none. Matches more than Strapi's router does (any case, doubled and
 * trailing slashes, escapes), since what is missed here is not counted.
 */
export function attemptOf(method: string, path: string): Attempt | null {
  const plain = plainPath(path)
  if (CONTENT_API_AUTH.test(plain)) return { kind: 'password', successProves: false }
  if (isReading(method) && plain !== '/admin/registration-info') return null
  if (SESSION_ENTRY_POINTS.has(plain)) return { kind: 'session', successProves: true }
  const successProves = PASSWORD_ENTRY_POINTS.get(plain)
  return successProves === undefined ? null : { kind: 'password', successProves }
}

/** The names under which Strapi's endpoints take an account, or the token that stands for one. */
const ACCOUNT_FIELDS = ['email', 'identifier', 'resetPasswordToken', 'registrationToken', 'code'] as const

/** The account an attempt is about, the same for every way of writing it; '' where none is named. */
export function accountOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const fields = body as Readonly<Record<string, unknown>>
  const named = ACCOUNT_FIELDS.map((field) => fields[field]).find((value) => typeof value === 'string')
  return named === undefined ? '' : plainAccount(named)
}

/** Strapi compares e-mails in small letters; what it takes for the same must be the same here. */
export function plainAccount(email: string): string {
  return email.toLowerCase().normalize('NFKC').toLowerCase().trim().slice(0, MAX_ACCOUNT_LENGTH)
}

const MAX_ACCOUNT_LENGTH = 320

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

function plainPath(path: string): string {
  const plain = decoded(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
