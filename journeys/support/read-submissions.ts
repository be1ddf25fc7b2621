import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { inheritedEnvironment } from '../../environment/testing/inherited-environment.ts'
import type { Site } from './start-site.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const NODE = join(ROOT, 'node_modules/.bin/node')
const run = promisify(execFile)

/** The output of `npm run submissions -- …args`, run beside the site. */
export async function readSubmissions(site: Site, ...args: string[]): Promise<string> {
  const { stdout } = await run(NODE, [join(ROOT, 'backend/submissions.command.ts'), ...args], {
    env: {
      ...inheritedEnvironment(),
      DATA_DIR: site.dataFolder,
      DATA_KEY_FILE: join(site.dataFolder, 'data-key'),
    },
    timeout: 120_000,
  })
  return stdout
}
