import { ALL_CSS, isRarePath, RARE_CSS } from '../document/styles.server.ts'
import type { Route } from './+types/stylesheet.ts'

/** A style sheet as one file. Its address holds its hash, so it is kept for ever; an older page is given today's. */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(isRarePath(url.pathname) ? RARE_CSS : ALL_CSS, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-tags': 'styles',
    },
  })
}
