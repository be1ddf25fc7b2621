import {
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy } from './document/content-security-policy.server.ts'
import { PageStyles } from './document/page-styles.ts'
import { parkScripts } from './document/park-scripts.server.ts'
import { renderToText } from './document/render-to-text.server.ts'
import { needsSheet } from './form/form-sheets.ts'
import { formsIn } from './pages/forms-in.server.ts'
import { offersVideo, policyFacts, shownBlocks } from './pages/shown-page.server.ts'
import { ALL_CSS_PATH, stylesFor } from './document/styles.server.ts'
import { websiteParts } from './pages/website-parts.server.ts'

/** Vite adds scripts and styles of its own, which no hash could name. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: http: https: ws:"

/** Renders a whole document, parks its scripts and states its content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  parts: Readonly<RouterContextProvider>,
): Promise<Response> {
  const blocks = shownBlocks(context)
  const forms = formsIn(blocks)
  const html = await renderToText(
    <PageStyles
      value={stylesFor({
        blocks: new Set(blocks.map(({ block }) => block)),
        needsFormSheet: (sheet) => needsSheet(forms, sheet),
        video: offersVideo(blocks),
      })}
    >
      <ServerRouter context={context} url={request.url} />
    </PageStyles>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.DEV) {
    headers.set('content-security-policy', DEVELOPMENT_POLICY)
    return new Response(html, { status, headers })
  }
  const finished = parkScripts(withoutState(html, request, parts), ALL_CSS_PATH)
  headers.set('content-security-policy', contentSecurityPolicy(finished, policyFacts(context, parts)))
  // The player's frame could not load under the stricter default (see server/security-headers.ts).
  if (offersVideo(blocks)) headers.set('cross-origin-embedder-policy', 'unsafe-none')
  return new Response(finished, { status, headers })
}

/** What a link fetched ahead is still good when it is followed at once; otherwise it would be fetched twice. */
export function handleDataRequest(response: Response): Response {
  if (response.headers.get('cache-control') === 'no-cache')
    response.headers.set('cache-control', 'private, max-age=5')
  return response
}

/** Errors that nothing caught; the visitor is shown the error screen. Aborted requests are nobody's fault. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted) return
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  context.get(websiteParts).log.error({ error: message, stack }, 'A page failed')
}

/** Answers to what a visitor sent, or made for a query, are for that visitor alone: they carry their state. */
function withoutState(html: string, request: Request, parts: Readonly<RouterContextProvider>): string {
  const { pathname, search } = new URL(request.url)
  const isForAll = request.method === 'GET' && search === ''
  return isForAll ? parts.get(websiteParts).states.takeOut(html, pathname) : html
}
