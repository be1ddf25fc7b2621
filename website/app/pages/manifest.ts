import { fileCacheTags } from './page-cache-headers.server.ts'
import type { Route } from './+types/manifest.ts'

/** The web app manifest, for sites added to a home screen. */
export function loader({ url }: Route.LoaderArgs) {
  const manifest = {
    name: 'Beam Wallet',
    short_name: 'Beam',
    start_url: '/',
    display: 'browser',
    background_color: '#fffdfa',
    theme_color: '#d4155b',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      ...fileCacheTags('/manifest.webmanifest', url, 'manifest'),
    },
  })
}
