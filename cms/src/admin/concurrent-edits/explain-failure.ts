import type { PanelChange } from './panel-change'

/** The name for which Strapi's form keeps its values as unsaved; after other errors it takes them for saved. */
const ERROR_THAT_PRESERVES_VALUES = 'ValidationError'

interface StrapiError {
  readonly name?: string
  readonly message?: string
}
type Action = PanelChange['action']

/** An error response to a change, so that Strapi's form keeps what was typed and says what happened. */
export async function explainFailure(response: Response, action: Action): Promise<Response> {
  const error = await readError(response.clone())
  if (error?.name === ERROR_THAT_PRESERVES_VALUES) return response
  return errorResponse(response.status, messageFor(response.status, error, action))
}

/** The response to a change that did not reach the content service. */
export function unreachable(action: Action): Response {
  return errorResponse(503, sentence(action, 'the content service cannot be reached'))
}

export function errorResponse(status: number, message: string): Response {
  return Response.json(
    { data: null, error: { status, name: ERROR_THAT_PRESERVES_VALUES, message, details: {} } },
    { status },
  )
}

function messageFor(status: number, error: StrapiError | null, action: Action): string {
  if (status === 413) return sentence(action, 'the entry is too large')
  return status < 500 && error?.message
    ? error.message
    : sentence(action, 'the content service has a problem')
}

const WITHOUT_FORM: ReadonlySet<Action> = new Set(['unpublish', 'discard', 'delete'])

function sentence(action: Action, reason: string): string {
  if (WITHOUT_FORM.has(action)) return `Nothing was changed: ${reason}. Try again in a minute.`
  return `Not saved: ${reason}. What you typed is still in the form; save it again.`
}

/** null when it is not from Strapi, e.g. the page of a proxy. */
async function readError(response: Response): Promise<StrapiError | null> {
  try {
    return ((await response.json()) as { error?: StrapiError }).error ?? null
  } catch {
    return null
  }
}
