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
import { sourceAddresses, startHostileClients } from './start-hostile-clients.ts'

const MEMORY_LIMIT_BYTES = 768 * 1024 * 1024
const MAX_PEAK_MB = 512

interface Attack {
  readonly clients: number
  readonly connections: number
  readonly durationMs: number
}

/**
 * Attacks the built site behind the shipped proxy, with its default rate limits: it must neither exit nor exceed its
 * memory, and must have stored what it acknowledged. Returns the responses that honest clients received meanwhile.
 */
export async function runAttack({ clients, connections, durationMs }: Attack): Promise<HonestResults> {
  const site = await startBuiltSite({
    SITE_URL: `https://${SITE_NAME}`,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
  onTestFinished(() => stopSite(site, 'SIGKILL').then(() => {}))
  const limit = limitMemory(site.process.pid ?? 0, MEMORY_LIMIT_BYTES)
  const proxy = await startNginx({ sitePort: Number(new URL(site.url).port) })
  onTestFinished(() => proxy.stop())
  const { httpsPort } = proxy
  await runHonestClients(httpsPort, 1_000)

  const before = process.cpuUsage()
  const ownDelay = monitorEventLoopDelay()
  ownDelay.enable()
  const attack = startHostileClients({
    httpsPort,
    sources: sourceAddresses(clients),
    connections,
    durationMs,
  })
  await pause(1_000)
  const results = await runHonestClients(httpsPort, durationMs - 1_000)
  const siteDelayMs = await eventLoopDelayMs(site.url)
  const attacks = await attack
  const cpu = process.cpuUsage(before)

  const peakMb = peakMemoryMb(site.process.pid ?? 0)
  process.stdout.write(
    [
      `Memory limit: ${limit?.version ?? 'none; V8 is limited to 384 MB of heap, and the peak is checked'}`,
      `Attacks: ${JSON.stringify(attacks)}`,
      `CPU: site ${cpuSeconds(site.process.pid ?? 0)} s, proxy ${cpuSeconds(proxy.pid)} s, clients ${Math.round((cpu.user + cpu.system) / 1e6)} s, in ${Math.round(durationMs / 1000)} s; event loop delay of the clients ${Math.round(ownDelay.percentile(99) / 1e6)} ms at p99`,
      `Event loop delay of the site: at most ${siteDelayMs} ms`,
      `Peak memory of the site: ${peakMb} MB`,
      `Forms: ${results.forms.length}, ${statusesOf(results.forms)}, ${describeTimes(results.forms)}`,
      `Pages: ${results.pages.length}, ${statusesOf(results.pages)}, ${describeTimes(results.pages)}`,
    ]
      .join('\n')
      .concat('\n'),
  )
  expect(site.output().split('\n').slice(-5).join('\n')).not.toContain('FATAL')
  expect([site.process.exitCode, site.process.signalCode]).toEqual([null, null])
  expect(peakMb).toBeLessThan(MAX_PEAK_MB)
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
  limit?.release()
  const stored = new Set(storedRows(site.dataFolder).map(({ id }) => id))
  expect(results.ids.filter((id) => !stored.has(id))).toEqual([])
  return results
}

/** Maximum event loop delay of the site since its start. */
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

function statusesOf(responses: readonly { readonly status: number }[]): string {
  const counts = Object.groupBy(responses, ({ status }) => String(status))
  return Object.entries(counts)
    .map(([status, some]) => `${some?.length} × ${status}`)
    .join(', ')
}
