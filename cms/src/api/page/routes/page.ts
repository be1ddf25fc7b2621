import { factories } from '@strapi/strapi'

const publishedOnly = 'global::published-only'

export default factories.createCoreRouter('api::page.page', {
  only: ['find', 'findOne'],
  config: {
    find: { middlewares: [publishedOnly, 'global::cap-populated-page-size'] },
    findOne: { middlewares: [publishedOnly] },
  },
})
