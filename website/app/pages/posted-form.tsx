import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { data } from 'react-router'
import type { Route } from './+types/posted-form.ts'
import { answerFormPost } from './answer-form-post.server.ts'
import { answerOutcome } from './load-page.server.ts'
import { slugAt } from './slug-at.ts'
import { websiteParts } from './website-parts.server.ts'

export { default, ErrorBoundary, headers } from './page.tsx'

/** A form sent to its endpoint by a page without JavaScript: answered with the form's own page. */
export function action({ context }: Route.ActionArgs) {
  return answerFormPost(context)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const parts = context.get(websiteParts)
  const form = ALL_FORMS.find((candidate) => candidate.endpoint === `/api/${params.endpoint}`)
  if (!form) throw data(null, { status: 404 })
  const outcome = await parts.content.page(slugAt(form.page))
  return answerOutcome(outcome, new URL(form.page, parts.settings.siteUrl), parts)
}
