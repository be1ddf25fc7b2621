/**
 * First path segments reserved for the site: its routes, the endpoints of the site process and the folders of static
 * files. A page there would be unreachable. A test of the website compares them with what it serves.
 */
export const RESERVED_SEGMENTS = [
  'api',
  'app',
  'art',
  'assets',
  'assistant',
  'cms',
  'favicon.ico',
  'feed.xml',
  'fonts',
  'healthz',
  'hooks',
  'icons',
  'manifest.webmanifest',
  'metrics',
  'openapi.json',
  'preview',
  'readyz',
  'robots.txt',
  'share',
  'sitemap.xml',
  'state',
] as const
