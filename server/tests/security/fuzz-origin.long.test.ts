import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startContentServiceStandIn } from '../../../website/app/content/testing/content-service-stand-in.ts'
import { type FuzzCase, makeCase } from './fuzz/make-case.ts'
import { reproduction, sendCase } from './fuzz/send-case.ts'
import { startTestSite } from '../../testing/start-test-site.ts'

const FOR_MS = Number(process.env['FUZZ_MINUTES'] ?? 60) * 60_000
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
/** Only this one. */
const ONE = process.env['FUZZ_CASE']
const AT_ONCE = 12
const BETWEEN_MS = 20
const MOST_FAILURES = 20

test(
  'T1 and T65: whatever is sent to the origin, it answers nothing above 499 but 503, and goes on',
  async () => {
    const contentService = await startContentServiceStandIn()
    onTestFinished(() => contentService.close())
    const site = await startTestSite({
      CONTENT_SERVICE_URL: contentService.url,
      LOG_LEVEL: 'error',
      SECURITY_CONTACT: 'mailto:security@beam.example',
    })
    process.stdout.write(`FUZZ_SEED=${SEED}\n`)
    const failures: string[] = []
    const statuses: Record<number, number> = {}
    const inFlight = new Set<FuzzCase>()
    const end = performance.now() + FOR_MS
    let next = ONE === undefined ? 0 : Number(ONE)
    const goesOn = () =>
      (ONE === undefined ? performance.now() < end : next === Number(ONE)) &&
      site.process.exitCode === null &&
      site.process.signalCode === null &&
      failures.length < MOST_FAILURES

    async function sendInTurn(): Promise<void> {
      while (goesOn()) {
        const made = makeCase(SEED, next++)
        inFlight.add(made)
        const answers = await sendCase(site.url, made)
        for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1
        if (answers.some((status) => status >= 500 && status !== 503))
          failures.push(`${answers.join(', ')}: ${reproduction(made)}`)
        // Those that were under way when the process ended are kept: one of them did it.
        if (site.process.exitCode === null && site.process.signalCode === null) inFlight.delete(made)
        await pause(BETWEEN_MS)
      }
    }

    await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
    process.stdout.write(`${next} cases: ${JSON.stringify(statuses)}\n`)
    if (site.process.exitCode !== null || site.process.signalCode !== null)
      failures.push(`The site ended: ${site.said().slice(-2_000)}`, ...[...inFlight].map(reproduction))
    if (failures.length > 0) process.stdout.write(`${failures.join('\n')}\n${site.said().slice(-4_000)}\n`)
    expect(failures).toEqual([])
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  },
  FOR_MS + 120_000,
)
