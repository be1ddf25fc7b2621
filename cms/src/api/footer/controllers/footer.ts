import { factories } from '@strapi/strapi'

/** That none is published is an answer: a 404 could not be told from a content service without a footer. */
export default factories.createCoreController('api::footer.footer', () => ({
  async find(ctx) {
    return (await super.find(ctx)) ?? { data: null }
  },
}))
