import { relative } from 'node:path'
import { drawArt } from './set-up/build.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { installSite } from './set-up/install.mjs'
import { runSteps } from './testing/run-steps.mjs'

/** `npm run check [-- <path>…]`: format, lint, types, import boundaries and unit tests, of everything or of some paths. */
checkNode()
await installSite()
await drawArt()
const { checkSteps } = await import('./testing/steps.mjs')
await runSteps(checkSteps(process.argv.slice(2).map((path) => relative('.', path))))
