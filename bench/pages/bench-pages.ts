import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { NOT_FOUND_SLUG, pagePath } from '@beam/content/model/page.ts'
import type { BenchOptions, Findings } from '../bench.ts'
import { type Closing, withClosing } from '../running/closing.ts'
import { openSiteWithContent } from '../running/open-site.ts'
import { EMPTY_PAGE, startTlsFront } from '../running/tls-front.ts'
import { type Audit, type Auditor, startAuditor } from './audits.ts'
import { describePages } from './describe-pages.ts'
import { type PageFigures, pageFigures } from './page-figures.ts'
import { weighPage } from './page-weight.ts'

const SITE_PORT = 3180
const FRONT_PORT = 3181
const RUNS = 5
/** Every route by Lighthouse, round after round, so that what else the machine does meets all pages alike. */
export function benchPages({ runs = RUNS, only }: BenchOptions): Promise<Findings> {
  return withClosing(async (closing) => {
    const { siteUrl, frontUrl } = await open(closing)
    const paths = [EMPTY_PAGE, ...routes().filter((path) => only === undefined || path.includes(only))]
    const weighed = paths.map(async (path) => (path === EMPTY_PAGE ? 0 : weighPage(siteUrl, path)))
    const weights = await Promise.all(weighed)
    const notFoundWeight = await weighPage(siteUrl, pagePath(NOT_FOUND_SLUG))

    const auditor = closing.add(startAuditor(), ({ close }) => close())
    const audits = await auditRounds(auditor, frontUrl, paths, runs)
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

async function open(closing: Closing): Promise<{ siteUrl: string; frontUrl: string }> {
  const site = await openSiteWithContent(closing, {
    PORT: String(SITE_PORT),
    SITE_URL: `https://localhost:${FRONT_PORT}`,
  })
  const front = closing.add(await startTlsFront(FRONT_PORT, SITE_PORT), ({ close }) => close())
  return { siteUrl: site.url, frontUrl: front.url }
}

function routes(): string[] {
  return ALL_PAGES.filter(({ slug }) => slug !== NOT_FOUND_SLUG).map(({ slug }) => pagePath(slug))
}

async function auditRounds(
  auditor: Auditor,
  frontUrl: string,
  paths: readonly string[],
  runs: number,
): Promise<ReadonlyMap<string, readonly Audit[]>> {
  const audits = new Map<string, Audit[]>(paths.map((path) => [path, []]))
  for (let run = 1; run <= runs; run++)
    for (const path of paths) {
      const audit = await auditor.audit(frontUrl + path)
      audits.get(path)?.push(audit)
      console.log(`${run}/${runs} ${path} ${Object.values(audit.scores).join(' ')}`)
    }
  return audits
}

function versionsOf(audits: ReadonlyMap<string, readonly Audit[]>): Record<string, string> {
  const [first] = [...audits.values()].flat()
  return first ? { Lighthouse: first.versions.lighthouse, Chromium: first.versions.chromium } : {}
}
