import type { Core } from '@strapi/strapi'

/** Lists of names may be long (config/api.ts); whole entries cost so much more that they come this many at a time. */
const MOST_WHOLE = 100

/** Keeps anybody from asking for a whole site in one request. */
export default (): Core.MiddlewareHandler => async (context, next) => {
  const { populate, pagination } = context.query as { populate?: unknown; pagination?: unknown }
  if (populate !== undefined && typeof pagination === 'object' && pagination !== null)
    context.query = { ...context.query, pagination: capped(pagination) }
  await next()
}

function capped(pagination: object): object {
  return Object.fromEntries(
    Object.entries(pagination).map(([name, value]) => [
      name,
      ['pageSize', 'limit'].includes(name) && !(Number(value) <= MOST_WHOLE && Number(value) > 0)
        ? String(MOST_WHOLE)
        : value,
    ]),
  )
}
