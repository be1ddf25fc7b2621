import { failed, ok, warning, type Check } from '../check.ts'

/** The site process on this machine answers and can store a submission. */
export const siteCheck: Check = {
  name: 'Site',
  async run({ settings, get }) {
    const address = `http://${localHost(settings.host)}:${settings.port}`
    const ready = await get(`${address}/readyz`)
    if (!ready)
      return [
        failed(
          `nothing answers at ${address}`,
          'Start it: systemctl start beam-site; journalctl -u beam-site',
        ),
      ]
    if (ready.status !== 200)
      return [
        failed(
          `it cannot store submissions: ${ready.text.slice(0, 200)}`,
          'See "Troubleshooting" in docs/operating.md.',
        ),
      ]
    return settings.metricsToken === null
      ? [
          warning(
            'it stores submissions, but METRICS_TOKEN is not set: nobody can monitor it',
            'Set METRICS_TOKEN.',
          ),
        ]
      : [ok('it answers and can store submissions')]
  },
}

/** An address on which all interfaces listen is reached on this machine's own. */
function localHost(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
