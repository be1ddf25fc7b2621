import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { NOT_FOUND_SLUG, pagePath } from '@beam/content/model/page.ts'
import type { BenchOptions, BenchReport } from '../bench.ts'
import { type Cleanup, withCleanup } from '../processes/with-cleanup.ts'
import { startSiteWithContent } from '../processes/start-site.ts'
import { EMPTY_PAGE, startTlsProxy } from '../processes/tls-proxy.ts'
import { benchPhotographs } from '../photographs/bench-photographs.ts'
import { addPhotoPage, PHOTO_PAGE, photosAreReady } from '../photographs/photo-page.ts'
import { type Audit, type Auditor, startAuditor } from './start-auditor.ts'
import { describePages } from './describe-pages.ts'
import { type PageFigures, pageFigures } from './page-figures.ts'
import { pageWeight } from './page-weight.ts'

const SITE_PORT = 3180
const PROXY_PORT = 3181
const RUNS = 5
const PHOTOGRAPHS = 'photographs'

/** Every route, and the page with photographs beside the same one with a peer's images; only that with `only`. */
export async function benchPages(options: BenchOptions): Promise<readonly BenchReport[]> {
  if (options.only === PHOTOGRAPHS) return [await benchPhotographs(options)]
  const routes = await benchRoutes(options)
  return options.only === undefined ? [routes, await benchPhotographs(options)] : [routes]
}

/** Lighthouse audits of every route, in rounds, so that other load on the machine affects all pages equally. */
function benchRoutes({ runs = RUNS, only }: BenchOptions): Promise<BenchReport> {
  return withCleanup(async (cleanup) => {
    const routes = listRoutes().filter((path) => new RegExp(only ?? '').test(path))
    const paths = [EMPTY_PAGE, ...routes]
    const { siteUrl, proxyUrl } = await open(cleanup, routes.includes(PHOTO_PAGE))
    const weights = await Promise.all(
      paths.map(async (path) => (path === EMPTY_PAGE ? 0 : pageWeight(siteUrl, path))),
    )
    const notFoundWeight = await pageWeight(siteUrl, pagePath(NOT_FOUND_SLUG))

    const auditor = cleanup.add(startAuditor(), ({ close }) => close())
    const audits = await auditRounds(auditor, proxyUrl, paths, runs)
    const [floor, ...pages] = paths.map((path, index) =>
      pageFigures(path, weights[index] ?? 0, audits.get(path) ?? []),
    )
    return {
      title: 'Pages',
      text: describePages(pages, floor as PageFigures, { runs, notFoundWeight }),
      versions: versionsOf(audits),
    }
  })
}

async function open(cleanup: Cleanup, withPhotos: boolean): Promise<{ siteUrl: string; proxyUrl: string }> {
  const site = await startSiteWithContent(
    cleanup,
    {
      PORT: String(SITE_PORT),
      SITE_URL: `https://localhost:${PROXY_PORT}`,
    },
    withPhotos ? addPhotoPage : undefined,
  )
  // Converting them takes minutes.
  if (withPhotos) await photosAreReady(site.url)
  const proxy = cleanup.add(await startTlsProxy(PROXY_PORT, SITE_PORT), ({ close }) => close())
  return { siteUrl: site.url, proxyUrl: proxy.url }
}

function listRoutes(): string[] {
  const slugs = ALL_PAGES.map(({ slug }) => slug).filter((slug) => slug !== NOT_FOUND_SLUG)
  return [...slugs.map(pagePath), PHOTO_PAGE]
}

async function auditRounds(
  auditor: Auditor,
  proxyUrl: string,
  paths: readonly string[],
  runs: number,
): Promise<ReadonlyMap<string, readonly Audit[]>> {
  const audits = new Map<string, Audit[]>(paths.map((path) => [path, []]))
  for (let run = 1; run <= runs; run++)
    for (const path of paths) {
      const audit = await auditor.audit(proxyUrl + path)
      audits.get(path)?.push(audit)
      console.log(`${run}/${runs} ${path} ${Object.values(audit.scores).join(' ')}`)
    }
  return audits
}

function versionsOf(audits: ReadonlyMap<string, readonly Audit[]>): Record<string, string> {
  const [first] = [...audits.values()].flat()
  return first ? { Lighthouse: first.versions.lighthouse, Chromium: first.versions.chromium } : {}
}
