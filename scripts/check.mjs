import { relative, resolve } from 'node:path'
import { drawArt } from './set-up/build.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { installSite } from './set-up/install.mjs'
import { ROOT } from './set-up/paths.mjs'
import { runSteps } from './testing/run-steps.mjs'

/**
 * `npm run check [-- <path>…]`: format, lint, types, import boundaries and unit tests, of everything or of some paths.
 */
checkNode()
await installSite()
await drawArt()
const { checkSteps } = await import('./testing/steps.mjs')
// npm runs scripts in the root; INIT_CWD is the folder in which it was called.
const callerFolder = process.env.INIT_CWD || '.'
await runSteps(checkSteps(process.argv.slice(2).map((path) => relative(ROOT, resolve(callerFolder, path)))))
