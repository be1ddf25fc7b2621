import { failed, ok, type Check, type Finding } from '../check.ts'
import type { Installation } from '../installation.ts'

/** What must not be reachable at the public URL. */
const PRIVATE_PATHS = ['/readyz', '/metrics', '/hooks/content', '/_health', '/admin/init', '/api/pages']
const REMEDY = 'Do not forward it: docs/operating.md, "Proxy".'

/** Visitors reach neither the content service, nor the inbox's API, nor the site's own health and metrics. */
export const privateAddressesCheck: Check = {
  name: 'Private addresses',
  async run(installation) {
    const { siteUrl } = installation.settings
    if (new URL(siteUrl).protocol !== 'https:') return []
    const findings = [...(await publicPorts(installation)), ...(await forwardedPaths(installation))]
    return findings.length > 0 ? findings : [ok('neither the content service nor internal paths are public')]
  },
}

async function publicPorts({ settings, contentService, connects }: Installation): Promise<Finding[]> {
  const { hostname } = new URL(settings.siteUrl)
  const ports = [
    { port: contentService.port, what: 'the content service', setting: 'CMS_HOST' },
    { port: settings.port, what: 'the site without its proxy', setting: 'HOST' },
    { port: settings.backend.inbox?.port ?? null, what: "the inbox's API", setting: 'INBOX_HOST' },
  ]
  const findings: Finding[] = []
  for (const { port, what, setting } of ports)
    if (port !== null && (await connects(hostname, port)))
      findings.push(
        failed(
          `${what} is public: ${hostname}:${port} accepts connections`,
          `Set ${setting}=127.0.0.1, or close the port.`,
        ),
      )
  return findings
}

async function forwardedPaths({ settings, get }: Installation): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const path of PRIVATE_PATHS) {
    const response = await get(`${settings.siteUrl}${path}`)
    if (response && isInternal(response.status, response.text))
      findings.push(failed(`${path} is public`, REMEDY))
  }
  return findings
}

/**
 * The site's own pages are what visitors should see: "not found", and "cannot answer just now" (503) while it does not
 * know which pages there are.
 */
function isInternal(status: number, text: string): boolean {
  if (status === 204 || status === 401 || status === 405) return true
  return (status === 200 || status === 503) && !/<html/i.test(text)
}
