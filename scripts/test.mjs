import { checkNode } from './set-up/check-node.mjs'
import { installSite } from './set-up/install.mjs'
import { fail } from './set-up/log.mjs'
import { runSteps } from './testing/run-steps.mjs'
import { readTestArguments } from './testing/read-test-arguments.mjs'
import { selectSteps } from './testing/select-steps.mjs'

/** `npm test`, `npm test -- --only <step>[,<step>]`, `npm run test:long`. */
checkNode()
await installSite()
// Imported after the installation: the steps contain the path of the pinned Node.
const { LONG_STEPS, STEPS } = await import('./testing/steps.mjs')
const { isLong, mustRunAll, only, problem: argumentProblem } = readTestArguments(process.argv.slice(2))
if (argumentProblem) fail(argumentProblem)
const { steps, problem } = selectSteps(isLong ? LONG_STEPS : STEPS, only)
if (problem) fail(problem)
await runSteps(steps, { mustRunAll })
