import { clientOptions, type ObjectStore } from '@beam/environment/settings/object-store.ts'
import type { Core } from '@strapi/strapi'
import { MENU_FIELDS } from '../src/navigation-settings.ts'
import { settings } from '../src/settings.ts'
import { MAX_IMAGE_BYTES } from '../src/uploads/image-limits.ts'
import { IMAGE_TYPES } from '../src/uploads/image-types.ts'

const PAGE = 'api::page.page'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const LOCAL_PROVIDER = { providerOptions: { localServer: { maxage: YEAR_MS, immutable: true } } }

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
      additionalFields: MENU_FIELDS,
    },
  },
  upload: {
    config: {
      sizeLimit: MAX_IMAGE_BYTES,
      breakpoints: { large: 1600, medium: 960, small: 480 },
      security: { allowedTypes: [...IMAGE_TYPES.keys()] },
      ...(settings.uploads ? objectStoreProvider(settings.uploads) : LOCAL_PROVIDER),
    },
  },
  'users-permissions': { config: { jwtSecret: settings.secrets.userJwt } },
})

/**
 * Uploads keep the addresses of local files: src/middlewares/serve-uploads.ts serves them. The bucket stays private.
 */
function objectStoreProvider(uploads: ObjectStore): object {
  // An undefined ACL sends none: many stores have no access control lists.
  const params = { Bucket: uploads.bucket, ACL: undefined }
  return {
    provider: 'aws-s3',
    providerOptions: { baseUrl: '/uploads', s3Options: { ...clientOptions(uploads), params } },
  }
}
