import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'
import { TEST_SITE, testDependencies } from '../../website/app/content/testing/test-dependencies.ts'
import type { Website, WebsiteDependencies } from '../../website/app/website.ts'
import { type Spread, spreadOf } from '../figures/spread.ts'
import { withClosing } from '../running/closing.ts'

const BUILD = new URL('../../website/build/server/index.js', import.meta.url).href
const WARM_UP = 150
const RENDERS = 300

export interface RenderTimes {
  /** Milliseconds from request to the last byte of HTML: the median of each run. */
  readonly wall: Spread
  /** Milliseconds of processor for one render. */
  readonly cpu: Spread
}

/**
 * Renders home again and again in this process, one after the other, from documents that are in memory: React, parking,
 * policy and all, but no HTTP and no compression.
 */
export function measureRender(runs: number): Promise<RenderTimes> {
  return withClosing(async (closing) => {
    const service = closing.add(await startContentServiceStandIn(), ({ close }) => close())
    const copiesFolder = closing.add(mkdtempSync(join(tmpdir(), 'beam-bench-render-')), (folder) =>
      rmSync(folder, { recursive: true, force: true }),
    )
    const { createWebsite } = (await import(BUILD)) as {
      createWebsite: (dependencies: WebsiteDependencies) => Website
    }
    const website = closing.add(createWebsite(testDependencies(service.url, copiesFolder)), ({ close }) =>
      close(),
    )
    await renderOften(website, WARM_UP)
    const measured: { wall: number; cpu: number }[] = []
    for (let run = 0; run < runs; run++) measured.push(await renderOften(website, RENDERS))
    return {
      wall: spreadOf(measured.map(({ wall }) => wall)),
      cpu: spreadOf(measured.map(({ cpu }) => cpu)),
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
    if (response.status !== 200) throw new Error(`Home was answered with ${response.status}.`)
    times.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(before)
  return { wall: spreadOf(times).median, cpu: (user + system) / 1_000 / count }
}
