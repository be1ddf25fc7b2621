import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/**
 * All routes. Every page of the site is a document, so one route renders them all, including `/` and `/404`. Ids of
 * pages are part of requests for their data, which are cached (server/response-cache/page-key.ts) and which the scripts
 * of earlier builds send too.
 */
export default [
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('feed.xml', 'pages/feed.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  route('assistant', 'pages/assistant.ts'),
  route('app', 'pages/app.ts'),
  route('app/code.svg', 'pages/app-qr-code.ts'),
  route('state/:hash/*', 'pages/hydration-state.ts'),
  layout('pages/site-layout.tsx', [
    route('preview', 'pages/preview.tsx'),
    route('api/:endpoint', 'pages/posted-form.tsx'),
    route('cms/:contentType/*', 'pages/page-by-content-type.tsx', { id: 'pages/cms-page' }),
    index('pages/page-by-path.tsx', { id: 'pages/home' }),
    route('*', 'pages/page-by-path.tsx', { id: 'pages/page' }),
  ]),
] satisfies RouteConfig
