import { factories } from '@strapi/strapi'
import { cachePublicPopulations } from '../../../populations/cache-public-populations.ts'

export default factories.createCoreController('api::page.page', () => {
  const controller: object = {}
  const steps = cachePublicPopulations({
    validateQuery: (request) => baseOf(controller).validateQuery(request),
    sanitizeQuery: (request) => baseOf(controller).sanitizeQuery(request),
  })
  // Not enumerable: Strapi takes every other function of a controller for an action that a route may call.
  return Object.defineProperties(controller, {
    validateQuery: { value: steps.validateQuery },
    sanitizeQuery: { value: steps.sanitizeQuery },
  })
})

/** Strapi's own controller, which it sets as prototype of this one. */
function baseOf(controller: object) {
  return Object.getPrototypeOf(controller)
}
