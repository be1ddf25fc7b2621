import { NOT_FOUND_SLUG, pagePath } from '@beam/content/model/page.ts'
import { escapeHtml } from './escape-html.ts'
import { fileCacheTags } from './page-cache-headers.server.ts'
import { websiteContext } from './website-context.server.ts'
import type { Route } from './+types/sitemap.ts'

/** Every published page, for search engines. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { content, settings } = context.get(websiteContext)
  const { document: pages } = await content.allPages()
  const shown = pages.filter((page) => page.slug !== NOT_FOUND_SLUG)
  const urls = shown.map(
    (page) => `<url><loc>${escapeHtml(settings.siteUrl + pagePath(page.slug))}</loc></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      ...fileCacheTags('/sitemap.xml', url, 'pages'),
    },
  })
}
