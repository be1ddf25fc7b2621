import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { PageStyles } from './pages/page-styles.ts'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: use(PageStyles) }} />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
        {/* Its inline script is emptied (park-scripts.server.ts): browsers restore the place of a loaded page themselves. */}
        <ScrollRestoration data-emptied />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
