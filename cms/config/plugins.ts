import type { Core } from '@strapi/strapi'
import { settings } from '../src/settings.ts'

const PAGE = 'api::page.page'

/** Vector images can carry script, so only pixels are taken, judged by what the file holds. */
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

export default (): Core.Config.Plugin => ({
  navigation: {
    enabled: true,
    config: {
      contentTypes: [PAGE],
      defaultContentType: PAGE,
      contentTypesNameFields: { [PAGE]: ['title'] },
      pathDefaultFields: { [PAGE]: ['slug'] },
      contentTypesPopulate: { [PAGE]: [] },
      allowedLevels: 4,
      additionalFields: ['audience'],
    },
  },
  upload: {
    config: {
      sizeLimit: 10 * 1024 * 1024,
      breakpoints: { large: 1600, medium: 960, small: 480 },
      security: { allowedTypes: IMAGE_TYPES },
      providerOptions: { localServer: { maxage: YEAR_MS, immutable: true } },
    },
  },
  'users-permissions': { config: { jwtSecret: settings.secrets.userJwt } },
})
