import { factories } from '@strapi/strapi'

const publishedOnly = { middlewares: ['global::published-only'] }

export default factories.createCoreRouter('api::page.page', {
  only: ['find', 'findOne'],
  config: { find: publishedOnly, findOne: publishedOnly },
})
