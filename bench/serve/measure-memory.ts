import { setTimeout as pause } from 'node:timers/promises'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { memoryMegabytes } from '../processes/memory-megabytes.ts'
import { startSite } from '../processes/start-site.ts'
import { runWrk } from '../processes/wrk.ts'

const LOAD = { connections: 32, seconds: 10 }
const PAUSE_MS = 10_000

/** Resident memory of the site process, in megabytes. */
export interface Memory {
  readonly atStart: number
  readonly allPages: number
  readonly afterLoad: number
}

/**
 * Memory of a separate site process: after its start, after every page was requested, and ten seconds after ten seconds
 * of load. Without a content service, so that cached pages expire within seconds.
 */
export function measureMemory(port: number): Promise<Memory> {
  return withCleanup(async (cleanup) => {
    const site = await startSite(cleanup, { PORT: String(port) })
    const now = () => memoryMegabytes(site.process.pid) ?? Number.NaN
    const atStart = now()
    for (const { slug } of ALL_PAGES)
      await (await fetch(site.url + pagePath(slug), { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    const allPages = now()
    await runWrk({ url: `${site.url}/`, headers: { 'accept-encoding': 'br' }, ...LOAD })
    await pause(PAUSE_MS)
    return { atStart, allPages, afterLoad: now() }
  })
}
