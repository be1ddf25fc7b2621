import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import smallModules from 'virtual:small-modules'
import { contentSecurityPolicy } from './document/content-security-policy.server.ts'
import { deferScripts } from './document/defer-scripts.server.ts'
import { prefetchScript } from './document/prefetch-script.ts'
import { readHydrationState } from './document/read-hydration-state.server.ts'
import { withStyles } from './document/styles.server.ts'
import { DRAFT_KEY_PREFIX } from './form/stored-draft.ts'
import { RECEIPT_KEY_PREFIX } from './form/receipt.ts'
import { loadPageChunks } from './pages/load-page-chunks.ts'
import { TAGS_HEADER } from './pages/page-cache-headers.server.ts'
import { pageScripts } from './pages/page-scripts.server.ts'
import {
  isLivePreview,
  isPostResponse,
  policyFacts,
  renderedChunks,
  renderedForms,
  showsVideo,
} from './pages/rendered-page.server.ts'
import { websiteContext } from './pages/website-context.server.ts'

/** Vite adds its own scripts and styles, whose hashes are unknown. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: http: https: ws:"

/** Renders a document, adds its styles, defers its scripts and sets its content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream: serverStream, ...context }: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const html = await render(context, request.url)
  const state = serverStream ? await readHydrationState(serverStream) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.DEV) {
    headers.set('content-security-policy', DEVELOPMENT_POLICY)
    const whole = html.replace('</body>', (end) => `<script>${state}</script>${end}`)
    return new Response(withStyles(whole), { status, headers })
  }
  const deferred = deferScripts(html, {
    extraScripts: pageScripts(renderedChunks(context)),
    prefetchScript: scriptBeforeInteraction(context, renderedForms(context).length > 0),
    lastScript: (code) => moduleScript(`${code}\n${state}`, { url: request.url, headers, routerContext }),
    ...(modules ??= modulesFor(context)),
  })
  const finished = withStyles(deferred)
  headers.set('content-security-policy', contentSecurityPolicy(finished, policyFacts(context, routerContext)))
  // The player's frame could not load under the stricter default (see server/requests/security-headers.ts).
  if (showsVideo(context)) headers.set('cross-origin-embedder-policy', 'unsafe-none')
  return new Response(Buffer.from(finished), { status, headers })
}

let modules: ReturnType<typeof modulesFor> | undefined

/** Small modules of the build, with the list of routes, and the module of each route: the same for every page. */
function modulesFor({ manifest }: EntryContext) {
  const { url } = manifest
  const routes = pageRoutes(manifest.routes)
  const list = `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`
  const paths = Object.values(routes).map((route) => [route?.id ?? '', route?.module ?? ''] as const)
  return { smallModules: new Map([...smallModules, [url, list]]), routes: Object.fromEntries(paths) }
}

/** The routes that render pages. Browsers load the others, such as the sitemap, as documents. */
function pageRoutes(routes: EntryContext['manifest']['routes']): EntryContext['manifest']['routes'] {
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => rendersPage(route)))
}

/** React Router's types do not declare the property. */
function rendersPage(route: object | undefined): boolean {
  return route !== undefined && 'hasDefaultExport' in route && route.hasDefaultExport === true
}

/** A live preview listens to the admin panel without waiting for an interaction. */
function scriptBeforeInteraction(context: EntryContext, hasForms: boolean): string {
  if (isLivePreview(context)) return "dispatchEvent(new Event('activate'))"
  return hasForms ? prefetchScript([DRAFT_KEY_PREFIX, RECEIPT_KEY_PREFIX], isPostResponse(context)) : ''
}

/** Prefetched data stays fresh for a few seconds; otherwise a click on the link would fetch it again. */
export function handleDataRequest(response: Response): Response {
  if (response.headers.get('cache-control') === 'no-cache')
    response.headers.set('cache-control', 'private, max-age=5')
  return response
}

/** Logs uncaught errors; the visitor sees the error page. Aborted requests and error responses are expected. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(websiteContext).log.error({ error }, 'A page failed')
}

/**
 * Renders the document synchronously: its data has been loaded, and so has the code of its blocks and forms. A stream
 * takes a third more time. The loader data is written separately, because React Router would make React stream it.
 */
async function render(context: EntryContext, url: string): Promise<string> {
  await loadPageChunks(renderedChunks(context))
  return `<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={url} />)}`
}

/**
 * Code and state in one script: of pages that are cached, a file; otherwise, e.g. in the response to a post, inline.
 */
function moduleScript(code: string, { url, headers, routerContext }: ModuleScriptOptions): string {
  if (!headers.has(TAGS_HEADER)) return `<script type="module">${code}</script>`
  const { states } = routerContext.get(websiteContext)
  return `<script type="module" src="${states.store(code, new URL(url).pathname)}"></script>`
}

interface ModuleScriptOptions {
  readonly url: string
  /** Of the response. */
  readonly headers: Headers
  readonly routerContext: Readonly<RouterContextProvider>
}
