import { runSteps } from './testing/run-steps.mjs'
import { setUpTests } from './testing/set-up-tests.mjs'

await setUpTests()
// The steps name the Node that the set-up has just brought, so they are brought in only here.
const { LONG_STEPS, STEPS } = await import('./testing/steps.mjs')
await runSteps(process.argv.includes('--long') ? LONG_STEPS : STEPS)
