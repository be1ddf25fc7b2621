import { failed, ok, warning, type Check } from '../check.ts'
import { localSiteUrl } from '../local-site-url.ts'

/** The site process on this machine answers and can store a submission. */
export const siteCheck: Check = {
  name: 'Site',
  async run({ settings, get }) {
    const url = localSiteUrl(settings)
    const ready = await get(`${url}/readyz`)
    if (!ready)
      return [
        failed(`nothing answers at ${url}`, 'Start it: systemctl start beam-site; journalctl -u beam-site'),
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
