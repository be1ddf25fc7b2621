import { factories } from '@strapi/strapi'

/** Responds 200 with null when no footer is published: 404 would mean that the content service has no such type. */
export default factories.createCoreController('api::footer.footer', () => ({
  async find(ctx) {
    return (await super.find(ctx)) ?? { data: null }
  },
}))
