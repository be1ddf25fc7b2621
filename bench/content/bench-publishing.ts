import type { BenchOptions, BenchReport } from '../bench.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { pinnedVersion } from '../processes/pinned-version.ts'
import type { Change } from './change.ts'
import { describePublishing, type Published } from './describe-publishing.ts'
import { publishByClick, publishByRequest } from './measure-publishing.ts'
import { openPanel } from './open-panel.ts'
import { pageChanges } from './page-changes.ts'
import { siteChanges } from './site-changes.ts'
import { startTwoSites } from './start-two-sites.ts'

const RUNS = 20
/** Changes that are not counted: programs that have just started are slower for a while. */
const WARM_UP_RUNS = 5
/** A click takes five times as long as a request, because its form is opened first. */
const REQUESTS_PER_CLICK = 2

/** How soon each kind of change is live in two site processes, by a request and by a click in the panel. */
export function benchPublishing({ runs = RUNS }: BenchOptions): Promise<BenchReport> {
  return withCleanup(async (cleanup) => {
    const sites = await startTwoSites(cleanup)
    const page = await openPanel(cleanup, sites)
    const published: Published[] = []
    const measure = async (change: Change) => {
      console.log(`Publishing: ${change.name}`)
      const clicks = Math.ceil(runs / REQUESTS_PER_CLICK)
      const byRequest = await publishByRequest(change, sites.siteUrls, runs)
      const byClick = await publishByClick(change, page, sites.siteUrls, clicks)
      published.push({ name: change.name, byRequest, byClick })
    }
    const changes = [...pageChanges(sites), ...siteChanges(sites)]
    for (const change of changes.slice(0, 1)) await publishByRequest(change, sites.siteUrls, WARM_UP_RUNS)
    for (const change of changes) await measure(change)
    return {
      title: 'Publish to live',
      text: describePublishing(published),
      versions: { Strapi: pinnedVersion('cms', '@strapi/strapi') },
    }
  })
}
