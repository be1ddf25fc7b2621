import type { Core } from '@strapi/strapi'

/** Entries with relations and blocks cost far more than plain ones, which may be 500 at a time (config/api.ts). */
const MAX_POPULATED_ENTRIES = 100

/** Caps the page size of queries with `populate`, so that one request cannot read a whole site. */
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
      ['pageSize', 'limit'].includes(name) && !(Number(value) <= MAX_POPULATED_ENTRIES && Number(value) > 0)
        ? String(MAX_POPULATED_ENTRIES)
        : value,
    ]),
  )
}
