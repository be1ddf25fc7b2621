import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { data } from 'react-router'
import type { Route } from './+types/posted-form.ts'
import { formPostResponse } from './form-post-response.server.ts'
import { outcomeResponse } from './page-or-redirect.server.ts'
import { slugFromPath } from './slug-from-path.ts'
import { postedForm, websiteContext } from './website-context.server.ts'

export { default, ErrorBoundary, headers } from './page-by-path.tsx'

/** A form posted to its endpoint without JavaScript: the response is the form's own page. Without a post there is no page. */
export function action({ context }: Route.ActionArgs) {
  return formPostResponse(context)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const website = context.get(websiteContext)
  const form = ALL_FORMS.find((candidate) => candidate.endpoint === `/api/${params.endpoint}`)
  if (!form || context.get(postedForm) === null) throw data(null, { status: 404 })
  const outcome = await website.content.page(slugFromPath(form.page))
  return outcomeResponse(outcome, new URL(form.page, website.settings.siteUrl), website)
}
