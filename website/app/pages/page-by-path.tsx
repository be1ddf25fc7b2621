import type { Route } from './+types/page-by-path.ts'
import { formPostResponse } from './form-post-response.server.ts'
import { pageOrRedirect } from './page-or-redirect.server.ts'
import { pageMeta } from './page-meta.ts'
import { PageContent } from './page-content.tsx'
import { websiteContext } from './website-context.server.ts'

export { ErrorPage as ErrorBoundary } from './error-page.tsx'

/** The page at a path, or what is shown instead: a redirect or the 404 page. */
export function loader({ url, context }: Route.LoaderArgs) {
  return pageOrRedirect(url, context.get(websiteContext))
}

/** A form sent by a browser without JavaScript. */
export function action({ context }: Route.ActionArgs) {
  return formPostResponse(context)
}

export function headers({ loaderHeaders, actionHeaders, errorHeaders, parentHeaders }: Route.HeadersArgs) {
  if (errorHeaders) return errorHeaders
  // A page without its footer must not be cached.
  if (parentHeaders.has('cache-control')) return parentHeaders
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData) : []
}

export default function PageRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PageContent data={loaderData} formState={actionData ?? loaderData.formState} />
}
