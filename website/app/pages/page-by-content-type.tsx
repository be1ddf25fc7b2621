import type { Route } from './+types/page-by-content-type.ts'
import { formPostResponse } from './form-post-response.server.ts'
import { outcomeResponse, redirectToNotFound } from './page-or-redirect.server.ts'
import { websiteContext } from './website-context.server.ts'

export { default, ErrorBoundary, headers, meta } from './page-by-path.tsx'

/** A page by content type and slug or title; redirects to /404 if there is none. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const website = context.get(websiteContext)
  const outcome = await website.content.pageByTitleOrSlug(params.contentType, params['*'])
  if (outcome.kind === 'missing') throw redirectToNotFound()
  return outcomeResponse(outcome, url, website)
}

export function action({ context }: Route.ActionArgs) {
  return formPostResponse(context)
}
