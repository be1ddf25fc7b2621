import { setTimeout as pause } from 'node:timers/promises'
import { failed, ok, type Check, type Finding } from '../check.ts'
import type { FetchedResponse, Installation } from '../installation.ts'

const MAX_REPEATS = 3
const MAX_PAUSE_SECONDS = 5

/** Headers that every page of the site has, with what they must contain. A proxy must not remove them. */
const HEADERS = [
  { name: 'content-security-policy', contains: 'default-src' },
  { name: 'strict-transport-security', contains: 'max-age=' },
  { name: 'x-content-type-options', contains: 'nosniff' },
  { name: 'referrer-policy', contains: '' },
] as const

/** At the public URL: pages arrive with the security headers, and http leads to https. */
export const responseHeadersCheck: Check = {
  name: 'Public address',
  async run(installation) {
    const { siteUrl } = installation.settings
    if (new URL(siteUrl).protocol !== 'https:') return []
    const page = await getPage(installation)
    if (page?.status !== 200)
      return [
        failed(
          `${siteUrl} answers ${page ? `with status ${page.status}` : 'nothing'}`,
          'Check the proxy and the site.',
        ),
      ]
    return [headers(page.headers), await redirect(installation)]
  },
}

/** A site that is overloaded for a moment asks to come back, and a monitor does; one that stays so is a failure. */
async function getPage({ settings: { siteUrl }, get }: Installation): Promise<FetchedResponse | null> {
  for (let repeats = 0; ; repeats += 1) {
    const page = await get(`${siteUrl}/`)
    const seconds = Number(page?.headers.get('retry-after') ?? Number.NaN)
    if (page?.status !== 503 || repeats === MAX_REPEATS || !(seconds <= MAX_PAUSE_SECONDS)) return page
    await pause(seconds * 1000)
  }
}

function headers(received: Headers): Finding {
  const missing = HEADERS.filter(({ name, contains }) => !received.get(name)?.includes(contains))
  return missing.length === 0
    ? ok('pages arrive with their security headers')
    : failed(
        `pages arrive without ${missing.map(({ name }) => name).join(', ')}`,
        'Let the proxy pass on the headers of the site.',
      )
}

async function redirect({ settings: { siteUrl }, get }: Installation): Promise<Finding> {
  const insecure = await get(`${siteUrl.replace('https:', 'http:')}/`)
  if (!insecure) return ok('http is closed')
  const leadsToHttps =
    insecure.status >= 300 && insecure.status < 400 && insecure.headers.get('location')?.startsWith('https:')
  return leadsToHttps
    ? ok('http leads to https')
    : failed('pages are served over http', 'Redirect http to https in the proxy.')
}
