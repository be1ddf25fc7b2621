import { setTimeout as pause } from 'node:timers/promises'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { withClosing } from '../running/closing.ts'
import { memoryOf } from '../running/memory.ts'
import { openSite } from '../running/open-site.ts'
import { runWrk } from '../running/wrk.ts'

const LOAD = { connections: 32, seconds: 10 }
const REST_MS = 10_000

/** Megabytes of the site process. */
export interface Memory {
  readonly atStart: number
  readonly allPages: number
  readonly afterLoad: number
}

/**
 * What a site process of its own holds: once it answers, with every page asked for, and ten seconds after ten seconds
 * of load. No content service answers, so that pages are made anew every few seconds.
 */
export function measureMemory(port: number): Promise<Memory> {
  return withClosing(async (closing) => {
    const site = await openSite(closing, { PORT: String(port) })
    const now = () => memoryOf(site.process.pid) ?? Number.NaN
    const atStart = now()
    for (const { slug } of ALL_PAGES)
      await (await fetch(site.url + pagePath(slug), { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    const allPages = now()
    await runWrk({ url: `${site.url}/`, headers: { 'accept-encoding': 'br' }, ...LOAD })
    await pause(REST_MS)
    return { atStart, allPages, afterLoad: now() }
  })
}
