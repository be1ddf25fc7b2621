import { failed, ok, warning, type Check, type Finding } from '../check.ts'
import type { Installation } from '../installation.ts'

const SHARED = ['CONTENT_SERVICE_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'PREVIEW_SECRET']

/** The content service answers the site, trusts its token, and shares its secrets. */
export const contentServiceCheck: Check = {
  name: 'Content service',
  run: async (installation) => [await checkResponse(installation), ...secrets(installation)],
}

async function checkResponse({ settings: { website }, environment, get }: Installation): Promise<Finding> {
  const url = website.contentServiceUrl
  const health = await get(`${url}/_health`)
  if (health?.status !== 204)
    return failed(
      `${url} does not answer: visitors see cached content, editors cannot work`,
      'Start it: systemctl start beam-content; journalctl -u beam-content',
    )
  const token = environment['CONTENT_SERVICE_TOKEN']?.trim()
  if (!token) return ok(`${url} answers`)
  const drafts = await get(`${url}/api/pages?status=draft&fields=slug&pagination[pageSize]=1`, {
    authorization: `Bearer ${token}`,
  })
  return drafts?.status === 200
    ? ok(`${url} answers, and accepts the site's token`)
    : failed(
        `${url} rejects the site's token`,
        'Set the same CONTENT_SERVICE_TOKEN for both, and restart both.',
      )
}

function secrets({ environment }: Installation): Finding[] {
  const missing = SHARED.filter((name) => !environment[name]?.trim())
  return missing.length === 0
    ? []
    : [
        warning(
          `${missing.join(', ')} not set: changes and previews reach visitors late or not at all`,
          'Set them for both processes: docs/operating.md, "Installation".',
        ),
      ]
}
