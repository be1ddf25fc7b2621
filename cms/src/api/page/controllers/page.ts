import { factories } from '@strapi/strapi'
import { cachePublicPopulations } from '../../../populations/cache-public-populations.ts'

export default factories.createCoreController('api::page.page', () => {
  const controller: object = {}
  const steps = cachePublicPopulations({
    validateQuery: (request) => baseOf(controller).validateQuery(request),
    sanitizeQuery: (request) => baseOf(controller).sanitizeQuery(request),
  })
  return Object.assign(controller, steps)
})

/** Strapi's own controller, which it sets as prototype of this one. */
function baseOf(controller: object) {
  return Object.getPrototypeOf(controller)
}
