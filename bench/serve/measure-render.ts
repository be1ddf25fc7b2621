import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'
import { TEST_SITE, testDependencies } from '../../website/app/content/testing/test-dependencies.ts'
import type { Website, WebsiteDependencies } from '../../website/app/website.ts'
import { type Summary, summarize } from '../statistics/summary.ts'
import { withCleanup } from '../processes/with-cleanup.ts'

const BUILD = new URL('../../website/build/server/index.js', import.meta.url).href
const WARM_UP = 150
const RENDERS = 300

export interface RenderTimes {
  /** Milliseconds from the request to the last byte of HTML: the median of each run. */
  readonly wall: Summary
  /** Milliseconds of CPU time per render. */
  readonly cpu: Summary
}

/**
 * Renders the home page repeatedly in this process, sequentially, from documents in memory: includes React, deferred
 * scripts and policy, excludes HTTP and compression.
 */
export function measureRender(runs: number): Promise<RenderTimes> {
  return withCleanup(async (cleanup) => {
    const service = cleanup.add(await startContentServiceStandIn(), ({ close }) => close())
    const cacheFolder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-render-')), (folder) =>
      rmSync(folder, { recursive: true, force: true }),
    )
    const { createWebsite } = (await import(BUILD)) as {
      createWebsite: (dependencies: WebsiteDependencies) => Website
    }
    const website = cleanup.add(createWebsite(testDependencies(service.url, cacheFolder)), ({ close }) =>
      close(),
    )
    await renderOften(website, WARM_UP)
    const measured: { wall: number; cpu: number }[] = []
    for (let run = 0; run < runs; run++) measured.push(await renderOften(website, RENDERS))
    return {
      wall: summarize(measured.map(({ wall }) => wall)),
      cpu: summarize(measured.map(({ cpu }) => cpu)),
    }
  })
}

async function renderOften(website: Website, count: number): Promise<{ wall: number; cpu: number }> {
  const times: number[] = []
  const before = process.cpuUsage()
  for (let render = 0; render < count; render++) {
    const start = performance.now()
    const response = await website.fetch(new Request(`${TEST_SITE}/`))
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`The home page returned ${response.status}.`)
    times.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(before)
  return { wall: summarize(times).median, cpu: (user + system) / 1_000 / count }
}
