import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::redirect.redirect', {
  only: ['find'],
  config: { find: { middlewares: ['global::published-only'] } },
})
