import { runSteps } from './testing/run-steps.mjs'
import { LONG_STEPS, STEPS } from './testing/steps.mjs'
import { setUpTests } from './testing/set-up-tests.mjs'

await setUpTests()
await runSteps(process.argv.includes('--long') ? LONG_STEPS : STEPS)
