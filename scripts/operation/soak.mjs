import { setTimeout as pause } from 'node:timers/promises'
import { createLoad } from './soak/create-load.mjs'
import { evaluateSoak } from './soak/evaluate-soak.mjs'
import { parseArguments } from './soak/parse-arguments.mjs'
import { startSite } from './soak/start-site.mjs'
import { takeSample } from './soak/take-sample.mjs'

const { minutes, rate, port, keepAlive } = parseArguments()

/**
 * `npm run soak -- --hours 8`: the built site under steady load (nine pages to one form), its memory, open files and
 * slowest answers noted all the while; at each look the menu is published anew, so that pages come and go. Ends with what they did over time, and what became of each request without an
 * answer; exit code 1 when something grew or was lost. `--keep-alive`: on kept connections, as from a proxy.
 */
const site = await startSite(port)
const load = createLoad(site.url, rate, keepAlive)
const samples = []
const between = Math.max(2_000, (minutes * 60_000) / 500)
process.once('SIGINT', () => load.stop())
for (let end = Date.now() + minutes * 60_000; Date.now() < end && !load.stopped();) {
  await pause(Math.min(between, Math.max(0, end - Date.now())))
  samples.push(await takeSample(site, load.takeWindow()))
  await site.publish()
}
await load.stop()
samples.push(await takeSample(site, load.takeWindow()))
const stored = { acknowledged: load.acknowledged(), kept: site.countKept() }
await site.stop()
const { lines, ok } = evaluateSoak(samples, stored)
for (const line of lines) console.log(line)
process.exitCode = ok ? 0 : 1
