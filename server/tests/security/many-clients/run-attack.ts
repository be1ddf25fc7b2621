import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { METRICS_HEADERS, startBuiltSite } from '../../../testing/start-built-site.ts'
import { stopSite } from '../../../testing/start-test-site.ts'
import { SITE_NAME } from '../../proxy/host-names.ts'
import { startNginx } from '../../proxy/start-nginx.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { runHonestClients, describeTimes, type HonestResults } from './honest-clients.ts'
import { limitMemory } from './limit-memory.ts'
import { addresses, startHostileClients } from './start-hostile-clients.ts'

const LIMIT_BYTES = 768 * 1024 * 1024
const PEAK_MB = 512

interface Attack {
  readonly clients: number
  readonly connections: number
  readonly forMs: number
}

/**
 * The built site behind the shipped proxy, with its default limits for clients, while a crowd attacks: it neither ends
 * nor grows beyond its memory, and has what it acknowledged. Answers what honest clients experienced meanwhile.
 */
export async function runAttack({ clients, connections, forMs }: Attack): Promise<HonestResults> {
  const site = await startBuiltSite({
    SITE_URL: `https://${SITE_NAME}`,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
  onTestFinished(() => stopSite(site, 'SIGKILL').then(() => {}))
  const limit = limitMemory(site.process.pid ?? 0, LIMIT_BYTES)
  const proxy = await startNginx({ sitePort: Number(new URL(site.url).port) })
  onTestFinished(() => proxy.stop())
  const { httpsPort } = proxy
  await runHonestClients(httpsPort, 1_000)

  const before = process.cpuUsage()
  const lateness = monitorEventLoopDelay()
  lateness.enable()
  const crowd = startHostileClients({ httpsPort, sources: addresses(clients), connections, forMs })
  await pause(1_000)
  const experience = await runHonestClients(httpsPort, forMs - 1_000)
  const siteLateMs = await eventLoopDelayMs(site.url)
  const attacks = await crowd
  const cpu = process.cpuUsage(before)

  const peakMb = peakMemoryMb(site.process.pid ?? 0)
  process.stdout.write(
    [
      `Memory limit: ${limit?.means ?? 'none could be set; V8 is limited to 384 MB of heap, and the peak is watched'}`,
      `Attacks: ${JSON.stringify(attacks)}`,
      `Processor: site ${cpuSeconds(site.process.pid ?? 0)} s, proxy ${cpuSeconds(proxy.pid)} s, clients ${Math.round((cpu.user + cpu.system) / 1e6)} s, in ${Math.round(forMs / 1000)} s; the clients' own event loop was late by ${Math.round(lateness.percentile(99) / 1e6)} ms at p99`,
      `Event loop of the site: late by ${siteLateMs} ms at most`,
      `Peak memory of the site: ${peakMb} MB`,
      `Forms: ${experience.forms.length}, ${statusesOf(experience.forms)}, ${describeTimes(experience.forms)}`,
      `Pages: ${experience.pages.length}, ${statusesOf(experience.pages)}, ${describeTimes(experience.pages)}`,
    ]
      .join('\n')
      .concat('\n'),
  )
  expect(site.said().split('\n').slice(-5).join('\n')).not.toContain('FATAL')
  expect([site.process.exitCode, site.process.signalCode]).toEqual([null, null])
  expect(peakMb).toBeLessThan(PEAK_MB)
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
  limit?.release()
  const stored = new Set(storedRows(site.dataFolder).map(({ id }) => id))
  expect(experience.ids.filter((id) => !stored.has(id))).toEqual([])
  return experience
}

/** As the site measured it since the start. */
async function eventLoopDelayMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`, { headers: METRICS_HEADERS })).text()
  const seconds = /^nodejs_eventloop_lag_max_seconds (?<seconds>\S+)$/mu.exec(metrics)?.groups?.['seconds']
  return Math.round(Number(seconds) * 1000)
}

function peakMemoryMb(pid: number): number {
  try {
    const kb = Number(
      /^VmHWM:\s+(?<kb>\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.groups?.['kb'],
    )
    return Math.round(kb / 1024)
  } catch {
    return 0
  }
}

function statusesOf(visits: readonly { readonly status: number }[]): string {
  const counts = Object.groupBy(visits, ({ status }) => String(status))
  return Object.entries(counts)
    .map(([status, some]) => `${some?.length} × ${status}`)
    .join(', ')
}
