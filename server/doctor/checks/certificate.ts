import { failed, ok, warning, type Check } from '../check.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SOON_DAYS = 14
const RENEW = 'Renew it, and check why it was not renewed automatically.'

/** The public URL has a trusted certificate that stays valid for two weeks. */
export const certificateCheck: Check = {
  name: 'Certificate',
  async run({ settings: { siteUrl }, certificate, now }) {
    const { protocol, hostname, port } = new URL(siteUrl)
    if (protocol !== 'https:')
      return [
        warning(
          `SITE_URL is ${siteUrl}: visitors would have no TLS`,
          'Set SITE_URL to the public https address.',
        ),
      ]
    const presented = await certificate(hostname, Number(port) || 443)
    if (!presented)
      return [failed(`${hostname} accepts no TLS connection`, 'Check the proxy and the DNS entry.')]
    if (presented.problem !== null)
      return [failed(`${hostname}: ${presented.problem}`, 'Install a certificate for this name.')]
    const days = Math.floor((presented.validUntil - now()) / DAY_MS)
    return [
      days < SOON_DAYS
        ? warning(`expires in ${days} days`, RENEW)
        : ok(`trusted, and valid for ${days} days`),
    ]
  },
}
