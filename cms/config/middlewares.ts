import { settings } from '../src/settings.ts'
import { MAX_UPLOAD_BYTES } from '../src/uploads/image-limits.ts'

/** Without `strapi::logger`: the URLs that editors open are not logged, for privacy. */
export default [
  'global::set-client-address',
  'global::allow-preview-frame',
  'strapi::errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [settings.siteUrl] } },
  'strapi::session',
  'strapi::query',
  'global::guard-multipart',
  { name: 'strapi::body', config: { jsonLimit: '4mb', formidable: { maxFileSize: MAX_UPLOAD_BYTES } } },
  'global::rate-limit-sign-in',
  { name: 'strapi::favicon', config: { path: 'src/admin/brand/mark.svg' } },
  'global::serve-uploads',
  'strapi::public',
  'global::coalesce-public-reads',
]
