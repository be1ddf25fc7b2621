import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import type * as BuiltSites from '../../server/testing/start-built-site.ts'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'
import type { BenchOptions, BenchReport } from '../bench.ts'
import { MESSAGE } from '../intake/intake-target.ts'
import { postMessages } from '../intake/post-messages.ts'
import { type Cleanup, withCleanup } from '../processes/with-cleanup.ts'
import { cpuTimeMicroseconds } from '../processes/cpu-time-microseconds.ts'
import { runWrk, wrkVersion } from '../processes/wrk.ts'
import { ASSET } from '../serve/bench-serve.ts'
import { saveResponse } from '../serve/save-response.ts'
import { type Comparison, describeCompare, type Sample } from './describe-compare.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CONNECTIONS = 32
const SENDERS = 50

interface Site {
  readonly url: string
  readonly processId: number | undefined
}

/** Two starts of the same site differ by up to a tenth, from first to last request. */
const PAIRS_PER_START = 3

/**
 * This checkout's site process compared with that of another one: in turn, second by second, so that a disturbance
 * affects both, and started again after every few pairs. Both folders must be built.
 */
export async function benchCompare({
  runs = 15,
  seconds = 1,
  only,
  beside,
}: BenchOptions): Promise<BenchReport> {
  if (beside === undefined) throw new Error('Name the folder of the other checkout: --beside <folder>.')
  const pairs = new Map<string, Comparison['pairs'][number][]>()
  for (let done = 0; done < runs; done += PAIRS_PER_START)
    await withCleanup(async (cleanup) => {
      const sites = [await start(cleanup, resolve(beside)), await start(cleanup, ROOT)] as const
      for (const [name, measure] of Object.entries(await measurements(cleanup, sites, seconds)))
        if (only === undefined || name.includes(only)) {
          const more = await inTurn(sites, measure, Math.min(PAIRS_PER_START, runs - done))
          pairs.set(name, [...(pairs.get(name) ?? []), ...more])
        }
    })
  return {
    title: 'Compare',
    text: describeCompare(
      [...pairs].map(([name, found]) => ({ name, pairs: found })),
      { runs, seconds },
    ),
    versions: { wrk: wrkVersion() },
  }
}

/** Each checkout starts its site with its own code and settings; both read the same content. */
async function start(cleanup: Cleanup, folder: string): Promise<Site> {
  const module = pathToFileURL(join(folder, 'server/testing/start-built-site.ts')).href
  const { startBuiltSite, WITHOUT_LIMITS } = (await import(module)) as typeof BuiltSites
  const content = cleanup.add(await startContentServiceStandIn(), ({ close }) => close())
  const site = await startBuiltSite({ ...WITHOUT_LIMITS, CONTENT_SERVICE_URL: content.url })
  cleanup.add(site, () => {
    site.process.kill('SIGKILL')
    rmSync(site.dataFolder, { recursive: true, force: true })
  })
  return { url: site.url, processId: site.process.pid }
}

type Measure = (site: Site) => Promise<Sample>

async function measurements(
  cleanup: Cleanup,
  sites: readonly Site[],
  seconds: number,
): Promise<Readonly<Record<string, Measure>>> {
  const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-compare-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  )
  const tags = new Map<Site, string>()
  for (const site of sites) tags.set(site, (await saveResponse(`${site.url}/`)).headers['etag'] ?? '')
  const get = (path: string, headersOf: (site: Site) => Readonly<Record<string, string>> = () => ({})) =>
    measured(async (site) =>
      runWrk({
        url: site.url + path,
        headers: { 'accept-encoding': 'br', ...headersOf(site) },
        connections: CONNECTIONS,
        seconds,
      }),
    )
  return {
    'cached page': get('/'),
    '304': get('/', (site) => ({ 'if-none-match': tags.get(site) ?? '' })),
    'static asset': get(ASSET),
    submission: measured(({ url }) => {
      const target = { url: url + contactForm.endpoint, headers: MESSAGE.headers }
      const load = { connections: SENDERS, seconds }
      return postMessages({ name: url, posts: [target], body: MESSAGE.body }, load, folder)
    }),
  }
}

function measured(load: (site: Site) => Promise<{ perSecond: number; requests: number }>): Measure {
  return async (site) => {
    const before = cpuTimeMicroseconds([site.processId])
    const { perSecond, requests } = await load(site)
    return { perSecond, cpuMicroseconds: (cpuTimeMicroseconds([site.processId]) - before) / requests }
  }
}

/** One round more than counted, for warming up; each round begins with the other site. */
async function inTurn(
  sites: readonly [Site, Site],
  measure: Measure,
  runs: number,
): Promise<Comparison['pairs'][number][]> {
  const pairs: Comparison['pairs'][number][] = []
  for (let run = 0; run <= runs; run++) {
    const first = run % 2
    const samples: Sample[] = []
    for (const index of [first, 1 - first]) samples[index] = await measure(sites[index as 0 | 1])
    const [other, own] = samples
    if (run > 0 && other && own) pairs.push({ other, own })
  }
  return pairs
}
