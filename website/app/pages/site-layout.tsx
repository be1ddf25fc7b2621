import { useEffect, useState } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs, useMatches, useRevalidator } from 'react-router'
import { NOT_FOUND_SLUG } from '@beam/content/model/page.ts'
import { hasVideoLink } from '../blocks/has-video-link.ts'
import { PREVIEW_PATH } from '../content/preview-path.ts'
import { type LayoutPage, Layout } from '../layout/layout.tsx'
import type { Route } from './+types/site-layout.ts'
import { PrefetchOnIntent } from './prefetch-on-intent.tsx'
import { pageChunks } from './page-chunks.ts'
import { loadFooter } from './load-footer.server.ts'
import { FORMS_BY_PATH } from './forms-by-path.server.ts'
import type { PageData } from './page-data.ts'
import type { LiveDocuments } from './preview/read-live-document.ts'
import { useSlowNavigation } from './use-slow-navigation.ts'
import { websiteContext } from './website-context.server.ts'

/** Navigation and footer, and what the cookie banner depends on. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const website = context.get(websiteContext)
  const [navigation, footer] = await Promise.all([
    website.content.navigation(),
    loadFooter(url, website, isDocument(request)),
  ])
  const { chatScriptUrl, tagManagerId } = website.settings
  const isPreview = url.pathname === PREVIEW_PATH
  const layoutData = {
    navigation: navigation.document,
    footer,
    isPreview,
    hasAssistant: chatScriptUrl !== null && !isPreview,
    tagManagerId: isPreview ? null : tagManagerId,
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

/** For the preview, which shows unsaved changes of the page and of the footer. */
export interface SiteLayoutContext {
  readonly live: LiveDocuments
  readonly showLive: (documents: LiveDocuments) => void
}

/** Header, menu and footer around every page; in a live preview, with the unsaved footer. */
export default function SiteLayout({ loaderData: { formsByPath, ...layoutData } }: Route.ComponentProps) {
  const pageData = useMatches().at(-1)?.loaderData as PageData | undefined
  const [live, showLive] = useState<LiveDocuments>(AS_LOADED)
  useRevalidateIf(layoutData.footer === null)
  const busy = useSlowNavigation()
  const page = pageData
    ? layoutPage({ ...pageData, page: live.page ?? pageData.page }, layoutData.isPreview)
    : null
  return (
    <Layout {...layoutData} footer={live.footer ?? layoutData.footer} page={page} busy={busy}>
      <Outlet context={{ live, showLive } satisfies SiteLayoutContext} />
      {/* In a preview the address of a link may not be saved yet. */}
      {!layoutData.isPreview && <PrefetchOnIntent formsByPath={formsByPath} />}
    </Layout>
  )
}

const AS_LOADED: LiveDocuments = { page: null, footer: null }

function useRevalidateIf(isMissing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate])
}

/** Pages with one of these show kinds of stores themselves, or are for readers with another question. */
const WITHOUT_KINDS: ReadonlySet<string> = new Set([
  'logo-strip',
  'form',
  'legal-text',
  'question-search',
  'job-list',
  'job-detail',
  'article',
])

/** Editors may add any block to a page in the preview. */
function layoutPage({ page, articles, canonicalUrl }: PageData, isPreview: boolean): LayoutPage {
  return {
    ...page,
    canonicalUrl,
    canBeShared: page.slug !== NOT_FOUND_SLUG,
    hasVideo: page.blocks.some(hasVideoLink),
    withoutKinds: page.slug === NOT_FOUND_SLUG || page.blocks.some(({ block }) => WITHOUT_KINDS.has(block)),
    needsLazyBlocks: isPreview || pageChunks({ page, articles }).lazyBlocks,
  }
}
