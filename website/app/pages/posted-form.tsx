import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { data } from 'react-router'
import type { Route } from './+types/posted-form.ts'
import { answerFormPost } from './answer-form-post.server.ts'
import { answerOutcome } from './load-page.server.ts'
import { slugAt } from './slug-at.ts'
import { type WebsiteParts, websiteParts } from './website-parts.server.ts'

export { default, ErrorBoundary, headers } from './page.tsx'

/** A form sent to its endpoint by a page without JavaScript: answered with the form's own page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(websiteParts)
  return answerFormPost(request, (await pageOf(params.endpoint, parts)).outcome, parts)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const parts = context.get(websiteParts)
  const { outcome, path } = await pageOf(params.endpoint, parts)
  return answerOutcome(outcome, new URL(path, parts.settings.siteUrl), parts)
}

async function pageOf(endpoint: string, { content }: WebsiteParts) {
  const form = ALL_FORMS.find((candidate) => candidate.endpoint === `/api/${endpoint}`)
  if (!form) throw data(null, { status: 404 })
  return { outcome: await content.page(slugAt(form.page)), path: form.page }
}
