import { websiteContext } from './website-context.server.ts'
import type { Route } from './+types/hydration-state.ts'

/**
 * A page's state (see hydration-states.server.ts). If the page has changed since, the state is gone, and the page stays
 * plain HTML.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { states, render } = context.get(websiteContext)
  const state = states.find(params.hash) ?? (await renderAgain())
  if (state === null) return new Response(null, { status: 404 })
  return new Response(state, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-tags': 'state',
    },
  })

  async function renderAgain(): Promise<string | null> {
    await (await render(`/${params['*']}`)).body?.cancel()
    return states.find(params.hash)
  }
}
