import { fileCacheTags } from './page-cache-headers.server.ts'
import { websiteContext } from './website-context.server.ts'
import type { Route } from './+types/robots.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(websiteContext).settings
  const text = [
    'User-agent: *',
    'Disallow: /preview',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...fileCacheTags('/robots.txt', url, 'robots'),
    },
  })
}
