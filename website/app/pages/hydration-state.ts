import { pageOfState } from '../document/hydration-states.server.ts'
import { isRenderedForState, websiteContext } from './website-context.server.ts'
import type { Route } from './+types/hydration-state.ts'

/**
 * A page's state (see hydration-states.server.ts). If the page has changed since, the state is gone, and the page stays
 * plain HTML. Only at the path that the page names: at any other it would be cached too, and evict pages.
 */
export async function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const { states, render } = context.get(websiteContext)
  const state = states.find(pathname) ?? (await renderAgain())
  if (state === null) return new Response(null, { status: 404 })
  return new Response(state, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-tags': 'state',
    },
  })

  async function renderAgain(): Promise<string | null> {
    const page = pageOfState(pathname)
    // A state is of a page: the path of a state within a state would render as often as it is repeated.
    if (page === null || context.get(isRenderedForState)) return null
    await (await render(page)).body?.cancel()
    return states.find(pathname)
  }
}
