import type { BenchOptions, BenchReport } from '../bench.ts'
import { formatNumber } from '../statistics/format-number.ts'
import { percentile, summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { pinnedVersion } from '../processes/pinned-version.ts'
import { measurePreview } from './measure-preview.ts'
import { openPanel } from './open-panel.ts'
import { startTwoSites } from './start-two-sites.ts'

const RUNS = 20
const BUDGET_MS = 300
const P95 = 0.95

/** How soon the live preview shows what an editor types. */
export function benchPreview({ runs = RUNS }: BenchOptions): Promise<BenchReport> {
  return withCleanup(async (cleanup) => {
    const sites = await startTwoSites(cleanup)
    const page = await openPanel(cleanup, sites)
    const { title, richText } = await measurePreview(page, sites, runs)
    return {
      title: 'Live preview',
      text: [
        `From the last key to the first frame of the live preview that shows the text, in ms: ${runs} words typed into the form of \`/banks\`, 80 ms from key to key, in Chromium without a GPU on the same machine. Budget: ${BUDGET_MS} ms.`,
        table(
          ['field', 'median', '95th percentile', 'slowest'],
          [row('title', title), row('rich text', richText)],
        ),
      ].join('\n\n'),
      versions: { Strapi: pinnedVersion('cms', '@strapi/strapi') },
    }
  })
}

function row(name: string, times: readonly number[]): string[] {
  return [
    name,
    formatNumber(summarize(times).median),
    formatNumber(percentile(times, P95)),
    formatNumber(Math.max(...times)),
  ]
}
