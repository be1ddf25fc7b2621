import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { allStylesLoaded } from './document/all-styles.ts'
import { loadDocumentInstead } from './document/load-document-instead.ts'
import { loadPageChunks } from './pages/load-page-chunks.ts'
import { nextPageChunks } from './pages/next-page-chunks.ts'

/**
 * Client-side navigation waits for the styles and the code of the page's blocks and form. If the code fails to load,
 * the browser loads the document instead.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const [results] = await Promise.all([next(), allStylesLoaded()])
    const hasCode = await loadPageChunks(nextPageChunks(results)).then(
      () => true,
      () => false,
    )
    if (request.signal.aborted || request.method !== 'GET') return results
    if (loadDocumentInstead(results, hasCode, request.url)) await NEVER
    return results
  },
]

/** The page stays as it is until the document replaces it. */
const NEVER = new Promise<never>(() => {})

const NOTHING = { __html: '' }

/** The document. The server adds its styles after rendering (document/styles.server.ts); hydration ignores them. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffdfa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191a1e" media="(prefers-color-scheme: dark)" />
        <Meta />
        <style suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
        {/* Its inline script is emptied (defer-scripts.server.ts): browsers restore the scroll position of a loaded page themselves. */}
        <ScrollRestoration data-emptied />
        {/* Only the server writes them: some are not in the page as they are (document/inline-small-modules.ts). */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}

export { ErrorPage as ErrorBoundary } from './pages/error-page.tsx'

export default function App() {
  return <Outlet />
}
