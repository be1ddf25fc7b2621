import type { Route } from './+types/cms-page.ts'
import { formPostResponse } from './form-post-response.server.ts'
import { outcomeResponse, redirectToNotFound } from './load-page.server.ts'
import { websiteContext } from './website-context.server.ts'

export { default, ErrorBoundary, headers, meta } from './page.tsx'

/** A page by its content type and slug, or title, as the content service knows it; what it does not know leads to /404. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const website = context.get(websiteContext)
  const outcome = await website.content.pageByTitleOrSlug(params.contentType, params['*'])
  if (outcome.kind === 'missing') throw redirectToNotFound()
  return outcomeResponse(outcome, url, website)
}

export function action({ context }: Route.ActionArgs) {
  return formPostResponse(context)
}
