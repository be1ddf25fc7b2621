import type { Route } from './+types/cms-page.ts'
import { answerFormPost } from './answer-form-post.server.ts'
import { answerOutcome } from './load-page.server.ts'
import type { WebsiteParts } from './website-parts.server.ts'
import { websiteParts } from './website-parts.server.ts'

export { default, ErrorBoundary, headers, meta } from './page.tsx'

/** A page by its content type and slug, or title, as the content service knows it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const parts = context.get(websiteParts)
  return answerOutcome(await find(params, parts), url, parts)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(websiteParts)
  return answerFormPost(request, await find(params, parts), parts)
}

function find({ contentType, '*': slug }: Route.LoaderArgs['params'], { content }: WebsiteParts) {
  return content.pageByTitleOrSlug(contentType, slug)
}
