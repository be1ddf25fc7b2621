import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Site } from './start-site.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const NODE = join(ROOT, 'node_modules/.bin/node')
const run = promisify(execFile)

/** What `npm run submissions -- …words` prints to staff, beside the running site. */
export async function readSubmissions(site: Site, ...words: string[]): Promise<string> {
  const { stdout } = await run(NODE, [join(ROOT, 'backend/submissions.command.ts'), ...words], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: site.dataFolder,
      DATA_KEY_FILE: join(site.dataFolder, 'data-key'),
    },
    timeout: 60_000,
  })
  return stdout
}

/** How many submissions to one form the site keeps. */
export async function countSubmissions(site: Site, form: string): Promise<number> {
  const listed = await readSubmissions(site, 'list', '--form', form)
  return Number(/^(\d+) submissions?$/m.exec(listed)?.[1])
}
