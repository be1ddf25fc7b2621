import type { Core } from '@strapi/strapi'

interface Route {
  readonly handler: unknown
  readonly config: { middlewares?: string[] }
}
interface AdminRoutes {
  readonly admin: { readonly routes: readonly Route[] }
}

/** For requests that change the account of somebody else. */
const OTHER_ACCOUNT_GUARDS = ['global::protect-sensitive-accounts']
/** For requests that change the account of who is signed in. */
const OWN_ACCOUNT_GUARDS = ['global::rate-limit-password-change', 'global::reject-sensitive-email']

/** Strapi's routes that change accounts, with what guards them. */
const GUARDS: Readonly<Record<string, readonly string[]>> = {
  'authenticated-user.updateMe': OWN_ACCOUNT_GUARDS,
  'user.update': OTHER_ACCOUNT_GUARDS,
  'user.deleteOne': OTHER_ACCOUNT_GUARDS,
  'user.deleteMany': OTHER_ACCOUNT_GUARDS,
}

/**
 * Guards Strapi's routes that change accounts, after authentication: there it is known who asks. Must run before routes
 * are mounted.
 */
export function guardAccountChanges(strapi: Core.Strapi): void {
  const { admin } = strapi.admin.routes as unknown as AdminRoutes
  for (const [name, middlewares] of Object.entries(GUARDS)) {
    const matching = admin.routes.filter(({ handler }) => handler === name)
    if (matching.length !== 1) throw new Error(`Strapi has ${matching.length} routes for ${name}, not one`)
    for (const { config } of matching) config.middlewares = [...middlewares, ...(config.middlewares ?? [])]
  }
}
