import { createRecentKeys } from './recent-keys.ts'

/** What Strapi's core controller reads of a request. */
interface Request {
  readonly query: Query
  readonly state: State
}
type Query = Record<string, unknown>
interface State {
  readonly auth?: {
    readonly strategy?: { readonly name?: string }
    /** Null for visitors. */
    readonly credentials?: unknown
    readonly ability?: { readonly rules?: unknown }
  }
}

/** The steps of Strapi's core controller before it reads documents. */
interface QuerySteps {
  validateQuery(request: Request): Promise<void>
  sanitizeQuery(request: Request): Promise<Query>
}

/**
 * The same steps, which remember the `populate` parameters of visitors: those found valid, and what each becomes
 * without what visitors may not read. That depends on the schemas and on the permissions of visitors. All other
 * parameters, and requests with a token, are treated each time.
 */
export function cachePublicPopulations(steps: QuerySteps): QuerySteps {
  const valid = createRecentKeys<true>()
  const sanitized = createRecentKeys<Query>()

  return {
    async validateQuery(request) {
      const key = publicKey(request)
      if (key !== null && valid.get(key)) return steps.validateQuery(withoutPopulate(request))
      await steps.validateQuery(request)
      if (key !== null) valid.set(key, true)
    },
    async sanitizeQuery(request) {
      const key = publicKey(request)
      const known = key === null ? undefined : sanitized.get(key)
      if (known)
        return { ...(await steps.sanitizeQuery(withoutPopulate(request))), ...structuredClone(known) }
      const query = await steps.sanitizeQuery(request)
      if (key !== null) sanitized.set(key, structuredClone(onlyPopulate(query)))
      return query
    },
  }
}

/** Null for a request without `populate`, and for one that is not a visitor's. */
function publicKey({ query: { populate }, state: { auth } }: Request): string | null {
  const isPublic = auth?.strategy?.name === 'users-permissions' && auth.credentials === null
  if (populate === undefined || !isPublic || !auth.ability?.rules) return null
  return JSON.stringify([auth.ability.rules, populate])
}

function onlyPopulate(query: Query): Query {
  return 'populate' in query ? { populate: query.populate } : {}
}

function withoutPopulate({ query, state }: Request): Request {
  const { populate: _, ...others } = query
  return { query: others, state }
}
