import { resolve } from 'node:path'
import { missingBuild } from './missing-build.ts'

const problem = missingBuild(resolve(import.meta.dirname, '..'))
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
/** Imported only now: without packages, a static import ends the process with a stack trace. */
const { bootstrap } = await import('./bootstrap.ts')
const { builtWebsite } = await import('./built-website.ts')

await bootstrap(builtWebsite)
