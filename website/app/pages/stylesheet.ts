import { ALL_CSS } from '../document/styles.server.ts'

/** All styles as one file, for moves between pages. Its address holds its hash, so it is kept for ever. */
export function loader() {
  return new Response(ALL_CSS, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-tags': 'styles',
    },
  })
}
