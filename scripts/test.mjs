import { checkNode } from './set-up/check-node.mjs'
import { installSite } from './set-up/install.mjs'
import { fail } from './set-up/say.mjs'
import { runSteps } from './testing/run-steps.mjs'
import { onlyOf, selectSteps } from './testing/select-steps.mjs'

/** `npm test`, `npm test -- --only <step>[,<step>]`, `npm run test:long`. */
checkNode()
await installSite()
// The steps name the Node that was just installed, so they are imported only here.
const { LONG_STEPS, STEPS } = await import('./testing/steps.mjs')
const words = process.argv.slice(2)
const { steps, problem } = selectSteps(words.includes('--long') ? LONG_STEPS : STEPS, onlyOf(words))
if (problem) fail(problem)
await runSteps(steps)
