import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startContentServiceStandIn } from '../../../website/app/content/testing/content-service-stand-in.ts'
import { type FuzzCase, makeCase } from './fuzz/make-case.ts'
import { reproduction, sendCase } from './fuzz/send-case.ts'
import { startTestSite } from '../../testing/start-test-site.ts'

const DURATION_MS = Number(process.env['FUZZ_MINUTES'] ?? 60) * 60_000
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
/** Runs only this case. */
const ONLY_CASE = process.env['FUZZ_CASE']
const CONCURRENCY = 12
const PAUSE_MS = 20
const MAX_FAILURES = 20

test(
  'T1 and T65: no request causes a status above 499 but 503, or ends the process',
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
    const end = performance.now() + DURATION_MS
    let next = ONLY_CASE === undefined ? 0 : Number(ONLY_CASE)
    const isActive = () =>
      (ONLY_CASE === undefined ? performance.now() < end : next === Number(ONLY_CASE)) &&
      site.process.exitCode === null &&
      site.process.signalCode === null &&
      failures.length < MAX_FAILURES

    async function sendSequentially(): Promise<void> {
      while (isActive()) {
        const fuzzCase = makeCase(SEED, next++)
        inFlight.add(fuzzCase)
        const responses = await sendCase(site.url, fuzzCase)
        for (const status of responses) statuses[status] = (statuses[status] ?? 0) + 1
        if (responses.some((status) => status >= 500 && status !== 503))
          failures.push(`${responses.join(', ')}: ${reproduction(fuzzCase)}`)
        // Cases in flight when the process exited stay in the set: one of them is the cause.
        if (site.process.exitCode === null && site.process.signalCode === null) inFlight.delete(fuzzCase)
        await pause(PAUSE_MS)
      }
    }

    await Promise.all(Array.from({ length: CONCURRENCY }, sendSequentially))
    process.stdout.write(`${next} cases: ${JSON.stringify(statuses)}\n`)
    if (site.process.exitCode !== null || site.process.signalCode !== null)
      failures.push(`The site exited: ${site.output().slice(-2_000)}`, ...[...inFlight].map(reproduction))
    if (failures.length > 0) process.stdout.write(`${failures.join('\n')}\n${site.output().slice(-4_000)}\n`)
    expect(failures).toEqual([])
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  },
  DURATION_MS + 120_000,
)
