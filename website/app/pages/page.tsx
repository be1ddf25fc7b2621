import { loadPage } from './load-page.server.ts'
import { pageMeta } from './page-meta.ts'
import { PageScreen } from './page-screen.tsx'
import { websiteParts } from './website-parts.server.ts'
import type { Route } from './+types/page.ts'

export { PageNotShown as ErrorBoundary } from './page-not-shown.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPage(url, context.get(websiteParts))
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData, false) : [{ title: 'Beam Wallet' }]
}

export default function PageRoute({ loaderData }: Route.ComponentProps) {
  return <PageScreen data={loaderData} />
}
