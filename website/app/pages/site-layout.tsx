import { useEffect } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs, useMatches, useRevalidator } from 'react-router'
import { hasVideoLink } from '../blocks/has-video-link.ts'
import { type LayoutPage, Layout } from '../layout/layout.tsx'
import type { Route } from './+types/site-layout.ts'
import { PrefetchOnIntent } from './prefetch-on-intent.tsx'
import { loadFooter } from './load-footer.server.ts'
import { FORMS_BY_PATH } from './forms-by-path.server.ts'
import type { PageData } from './page-data.ts'
import { websiteContext } from './website-context.server.ts'

/** Navigation and footer, and what the cookie banner depends on. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const website = context.get(websiteContext)
  const [navigation, footer] = await Promise.all([
    website.content.navigation(),
    loadFooter(url, website, isDocument(request)),
  ])
  const { chatScriptUrl, tagManagerId } = website.settings
  const hasAssistant = chatScriptUrl !== null
  const layoutData = {
    navigation: navigation.document,
    footer,
    hasAssistant,
    tagManagerId,
    formsByPath: FORMS_BY_PATH,
  }
  return data(layoutData, footer ? {} : { headers: { 'cache-control': 'no-store' } })
}

/** Client-side navigation requests data at the page's path with this extension. */
function isDocument(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith('.data')
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Loaded once per visit: navigation requests only the next page's data. Only a missing footer is fetched again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href
}

export default function SiteLayout({ loaderData: { formsByPath, ...layoutData } }: Route.ComponentProps) {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  useRevalidateIf(layoutData.footer === null)
  return (
    <Layout {...layoutData} page={page ? layoutPage(page) : null}>
      <Outlet />
      <PrefetchOnIntent formsByPath={formsByPath} />
    </Layout>
  )
}

function useRevalidateIf(isMissing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate])
}

function layoutPage({ page, canonicalUrl }: PageData): LayoutPage {
  return { ...page, canonicalUrl, hasVideo: page.blocks.some(hasVideoLink) }
}
