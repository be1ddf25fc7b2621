import { data, type RouterContextProvider } from 'react-router'
import { type FormState, stateAfterPost } from '../form/form-state.ts'
import { postedForm } from './website-context.server.ts'

/**
 * The response to a form that was posted without JavaScript and not stored: its page with its answers and errors. The
 * backend has read and validated it: no body is read here. Throws 405 if nothing was posted.
 */
export function formPostResponse(context: Readonly<RouterContextProvider>) {
  const posted = context.get(postedForm)
  if (posted === null) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const { status, headers } = posted
  return data<FormState>(stateAfterPost(posted), {
    status,
    headers: { ...headers, 'cache-control': 'no-store' },
  })
}
