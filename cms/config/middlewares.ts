import { settings } from '../src/settings.ts'
import { MAX_UPLOAD_BYTES } from '../src/uploads/image-types.ts'

/** No request log: addresses that editors open are nobody else's business. */
export default [
  'global::client-address',
  'strapi::errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [settings.siteUrl] } },
  'strapi::session',
  'strapi::query',
  'global::guard-files',
  { name: 'strapi::body', config: { jsonLimit: '4mb', formidable: { maxFileSize: MAX_UPLOAD_BYTES } } },
  'global::limit-sign-in',
  { name: 'strapi::favicon', config: { path: 'src/admin/brand/mark.svg' } },
  'strapi::public',
]
