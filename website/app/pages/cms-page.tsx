import type { Route } from './+types/cms-page.ts'
import { answerFormPost } from './answer-form-post.server.ts'
import { answerOutcome, redirectToNotFound } from './load-page.server.ts'
import { websiteParts } from './website-parts.server.ts'

export { default, ErrorBoundary, headers, meta } from './page.tsx'

/** A page by its content type and slug, or title, as the content service knows it; what it does not know leads to /404. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const parts = context.get(websiteParts)
  const outcome = await parts.content.pageByTitleOrSlug(params.contentType, params['*'])
  if (outcome.kind === 'missing') throw redirectToNotFound()
  return answerOutcome(outcome, url, parts)
}

export function action({ context }: Route.ActionArgs) {
  return answerFormPost(context)
}
