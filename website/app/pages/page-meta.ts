import type { MetaDescriptor } from 'react-router'
import type { PageData } from './page-data.ts'
import { structuredData } from './structured-data.ts'

/** Description, canonical address, share texts (X reads those of Open Graph) and, for search engines, structured data. */
export function pageMeta(data: PageData): MetaDescriptor[] {
  const { page, canonicalUrl, shareImageUrl } = data
  return [
    { name: 'description', content: page.shareDescription },
    { tagName: 'link', rel: 'canonical', href: canonicalUrl },
    ...openGraph({
      title: page.shareTitle,
      description: page.shareDescription,
      type: page.blocks.some((block) => block.block === 'article') ? 'article' : 'website',
      url: canonicalUrl,
      image: shareImageUrl,
      site_name: 'Beam Wallet',
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...forSearchEngines(data),
  ]
}

function openGraph(properties: Readonly<Record<string, string>>): MetaDescriptor[] {
  return Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content }))
}

/** Only in the served document: nobody reads it after a move between pages, and creating scripts is forbidden there. */
function forSearchEngines(data: PageData): MetaDescriptor[] {
  if (!import.meta.env.SSR) return []
  return structuredData(data).map((thing) => ({ 'script:ld+json': thing }))
}
