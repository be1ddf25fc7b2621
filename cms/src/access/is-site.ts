import { SITE_TOKEN_NAME } from './site-token.ts'

/** Whether a request is authenticated by the site's own API token, the only one that can read drafts. */
export function isSite(state: Record<string, unknown>): boolean {
  const auth = state.auth as
    | { strategy?: { name?: string }; credentials?: { name?: string } | null }
    | undefined
  return auth?.strategy?.name === 'content-api-token' && auth.credentials?.name === SITE_TOKEN_NAME
}
