import { withUploadLimit } from '@beam/forms/engine/with-upload-limit.ts'
import { data, redirect } from 'react-router'
import type { PageOutcome } from '../content/content-store.ts'
import type { FormState } from '../form/form-state.ts'
import { handleFormPost } from '../form/handle-form-post.server.ts'
import { formsIn } from './forms-in.server.ts'
import type { WebsiteParts } from './website-parts.server.ts'

/**
 * Answers a form sent without JavaScript to the page that shows it: 303 to the thank-you panel, or what the page then
 * shows again. Throws 405 where there is no form.
 */
export async function answerFormPost(request: Request, outcome: PageOutcome, parts: WebsiteParts) {
  const { backend, settings } = parts
  const form = outcome.kind === 'found' ? formsIn(outcome.document.blocks)[0] : undefined
  if (!form) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const asked = withUploadLimit(form, settings.maxUploadMegabytes)
  const answer = await handleFormPost(request, asked, backend)
  if (answer.kind === 'sent') throw redirect(answer.location, 303)
  const { status, headers } = answer
  return data<FormState>(answer.state, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
