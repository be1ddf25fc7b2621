import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { createLoad } from './soak/create-load.mjs'
import { judgeSoak } from './soak/judge-soak.mjs'
import { startSite } from './soak/start-site.mjs'
import { takeSample } from './soak/take-sample.mjs'

const { values } = parseArgs({
  options: {
    hours: { type: 'string' },
    minutes: { type: 'string' },
    rate: { type: 'string', default: '50' },
    port: { type: 'string', default: '3230' },
  },
})
const minutes = values.minutes ? Number(values.minutes) : Number(values.hours ?? 8) * 60
const rate = Number(values.rate)
if (!(minutes > 0 && minutes <= 24 * 60 && rate > 0 && rate <= 1_000)) {
  console.error('Say --hours (at most 24) or --minutes, and --rate (at most 1000 a second).')
  process.exit(2)
}

/**
 * `npm run soak -- --hours 8`: the built site under steady load (nine pages to one form), its memory, open files and
 * slowest answers noted all the while. Ends with what they did over time; exit code 1 when they grew.
 */
const site = await startSite(Number(values.port))
const load = createLoad(site.url, rate)
const samples = []
const between = Math.max(2_000, (minutes * 60_000) / 500)
process.once('SIGINT', () => load.stop())
for (let end = Date.now() + minutes * 60_000; Date.now() < end && !load.stopped();) {
  await pause(Math.min(between, Math.max(0, end - Date.now())))
  samples.push(takeSample(site.pid, load.takeWindow()))
}
await load.stop()
await site.stop()
const { lines, ok } = judgeSoak(samples)
for (const line of lines) console.log(line)
process.exitCode = ok ? 0 : 1
