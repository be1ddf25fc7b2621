import { MAX_UPLOAD_BYTES } from '../src/uploads/image-limits.ts'

/** The panel is served from here, and the site reads from its server: no page of another origin reads anything. */
const NO_FOREIGN_ORIGINS = { name: 'strapi::cors', config: { origin: [] } }

/** Without `strapi::logger`: the URLs that editors open are not logged, for privacy. */
export default [
  'global::set-client-address',
  'global::allow-preview-frame',
  'strapi::errors',
  'strapi::security',
  NO_FOREIGN_ORIGINS,
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
