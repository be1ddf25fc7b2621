import { ok, warning, type Check } from '../check.ts'
import { CONTENT_COMMAND } from './content.ts'

/** What the owner has not filled in yet: company facts, links and images of the examples in pages and settings. */
export const launchCheck: Check = {
  name: 'Launch',
  async run({ environment, run }) {
    const result = await run(process.execPath, [CONTENT_COMMAND, 'check', '--live', '--count'], environment)
    const count = /^\d+$/.exec(result?.output.trim() ?? '')?.[0]
    // Reported by the check of the content service.
    if (count === undefined) return []
    return count === '0'
      ? [ok('nothing is left to be filled in')]
      : [warning(`${count} entries and settings are examples`, 'npm run content -- check --live lists them.')]
  },
}
