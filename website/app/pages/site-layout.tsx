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

/** Menu and footer, and what the frame's consent question depends on. */
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

/** Scripts ask for the data of a page at its address with this ending. */
function isDocument(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith('.data')
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** They stay for the whole visit: a move to another page asks for that page alone. Only a missing footer is asked for again. */
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
