import { setTimeout as pause } from 'node:timers/promises'
import { createLoad } from './soak/create-load.mjs'
import { evaluateSoak } from './soak/evaluate-soak.mjs'
import { parseArguments } from './soak/parse-arguments.mjs'
import { startSite } from './soak/start-site.mjs'
import { takeSample } from './soak/take-sample.mjs'

const MIN_SAMPLE_INTERVAL_MS = 2_000
const SAMPLES = 500

/**
 * `npm run soak -- --hours 8`: the built site under steady load, nine pages to one form, with samples of memory, open
 * files and response times. After each sample the menu is published, so that all pages are rendered again. Prints the
 * trends and each failed request; exits with 1 when something grew or was lost. `--keep-alive`: with persistent
 * connections, as from a proxy.
 */
const { minutes, rate, port, keepAlive } = parseArguments()
const site = await startSite(port)
const load = createLoad(site.url, rate, keepAlive)
const samples = []
const intervalMs = Math.max(MIN_SAMPLE_INTERVAL_MS, (minutes * 60_000) / SAMPLES)
process.once('SIGINT', () => load.stop())
for (let endsAt = Date.now() + minutes * 60_000; Date.now() < endsAt && !load.isStopped();) {
  await pause(Math.min(intervalMs, Math.max(0, endsAt - Date.now())))
  samples.push(await takeSample(site, load.takeWindow()))
  await site.publishMenu()
}
await load.stop()
samples.push(await takeSample(site, load.takeWindow()))
const submissions = { acknowledged: load.acknowledged(), stored: site.countSubmissions() }
await site.stop()
const { lines, ok } = evaluateSoak(samples, submissions)
for (const line of lines) console.log(line)
process.exitCode = ok ? 0 : 1
