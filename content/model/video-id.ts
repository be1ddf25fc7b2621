const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/

const LONG_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
])
const SHORT_HOST = 'youtu.be'

/**
 * The 11-character id in a video's URL (watch, embed, shorts, live, v or youtu.be); null if there is no valid one.
 */
export function videoId(url: string): string | null {
  const address = URL.parse(url)
  if (!address || !['https:', 'http:'].includes(address.protocol)) return null
  const id = idIn(address)
  return id !== null && VIDEO_ID.test(id) ? id : null
}

function idIn({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = '', ...rest] = pathname.split('/').filter((segment) => segment !== '')
  if (rest.length > 0) return null
  if (hostname === SHORT_HOST) return second === '' ? first : null
  if (!LONG_HOSTS.has(hostname)) return null
  if (first === 'watch') return searchParams.get('v')
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null
}
