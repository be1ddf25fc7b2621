import { failed, ok, warning, type Check } from '../check.ts'
import { localSiteAddress } from '../local-site-address.ts'

/** The site process on this machine answers and can store a submission. */
export const siteCheck: Check = {
  name: 'Site',
  async run({ settings, get }) {
    const address = localSiteAddress(settings)
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
