import { useEffect } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs, useMatches, useRevalidator } from 'react-router'
import { hasVideoLink } from '../blocks/has-video-link.ts'
import { type FramedPage, Layout } from '../layout/layout.tsx'
import type { Route } from './+types/frame.ts'
import { PrefetchOnIntent } from './prefetch-on-intent.tsx'
import { footerFor } from './footer-for.server.ts'
import { FORM_AT } from './form-at.server.ts'
import type { PageData } from './page-data.ts'
import { websiteParts } from './website-parts.server.ts'

/** Menu and footer, and what the frame's consent question depends on. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const parts = context.get(websiteParts)
  const [navigation, footer] = await Promise.all([
    parts.content.navigation(),
    footerFor(url, parts, isDocument(request)),
  ])
  const { chatScriptUrl, tagManagerId } = parts.settings
  const hasAssistant = chatScriptUrl !== null
  const frame = { navigation: navigation.document, footer, hasAssistant, tagManagerId, formAt: FORM_AT }
  return data(frame, footer ? {} : { headers: { 'cache-control': 'no-store' } })
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

export default function Frame({ loaderData: { formAt, ...frame } }: Route.ComponentProps) {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  useAskAgain(frame.footer === null)
  return (
    <Layout {...frame} page={page ? framed(page) : null}>
      <Outlet />
      <PrefetchOnIntent formAt={formAt} />
    </Layout>
  )
}

function useAskAgain(isMissing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate])
}

function framed({ page, canonicalUrl }: PageData): FramedPage {
  return { ...page, canonicalUrl, hasVideo: page.blocks.some(hasVideoLink) }
}
