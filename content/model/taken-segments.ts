/**
 * First path segments that the site keeps for itself: its own routes, the site process's endpoints and the folders of
 * public files. A page there would never be seen. The website's tests hold them against what it serves.
 */
export const TAKEN_SEGMENTS = [
  'api',
  'art',
  'assets',
  'cms',
  'favicon.ico',
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
