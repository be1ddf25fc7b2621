import { settings } from '../src/settings.ts'

/** No request log: addresses that editors open are nobody else's business. */
export default [
  'global::client-address',
  'strapi::errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [settings.siteUrl] } },
  'strapi::session',
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '4mb', formidable: { maxFileSize: 20 * 1024 * 1024 } } },
  'global::limit-sign-in',
  { name: 'strapi::favicon', config: { path: 'src/admin/brand/mark.svg' } },
  'strapi::public',
]
