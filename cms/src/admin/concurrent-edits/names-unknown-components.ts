const UNKNOWN_COMPONENTS = /^Some of the provided components in .+ are not related to the entity$/

/**
 * Whether Strapi rejects a save because the form names rows of components that a later save has replaced. So does a form
 * in which the editor goes on typing after "Keep mine": Strapi does not fill it again then.
 */
export async function namesUnknownComponents(response: Response): Promise<boolean> {
  if (response.status !== 400) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const { message } = (body as { error?: { message?: unknown } } | null)?.error ?? {}
  return typeof message === 'string' && UNKNOWN_COMPONENTS.test(message)
}
