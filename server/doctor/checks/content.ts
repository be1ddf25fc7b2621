import { join } from 'node:path'
import { failed, ok, warning, type Check } from '../check.ts'

/** `npm run content` */
export const CONTENT_COMMAND = join(import.meta.dirname, '../../../website/content.command.ts')
const REMEDY = 'npm run content -- check lists them, with their pages.'

/** What visitors would stumble over in the published pages, as `npm run content -- check` reports it. */
export const contentCheck: Check = {
  name: 'Content',
  async run({ settings: { website }, environment, get, run }) {
    const health = await get(`${website.contentServiceUrl}/_health`)
    // Reported by the check of the content service.
    if (health?.status !== 204) return []
    const result = await run(process.execPath, [CONTENT_COMMAND, 'check'], environment)
    const [, pages, errors, warnings] =
      /(\d+) pages: (\d+) errors, (\d+) warnings/.exec(result?.output ?? '') ?? []
    if (pages === undefined)
      return [warning('the pages could not be checked', 'Run npm run content -- check.')]
    const text = `${pages} pages: ${errors} errors, ${warnings} warnings`
    if (errors !== '0') return [failed(text, REMEDY)]
    return [warnings === '0' ? ok(text) : warning(text, REMEDY)]
  },
}
