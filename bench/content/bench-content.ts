import type { Bench, BenchOptions, BenchReport } from '../bench.ts'
import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { type Summary, summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { memoryMegabytes } from '../processes/memory-megabytes.ts'
import { pinnedVersion } from '../processes/pinned-version.ts'
import { benchPreview } from './bench-preview.ts'
import { benchPublishing } from './bench-publishing.ts'
import { COPIED, startContent, type RunningContent } from './start-content.ts'
import { publishToLive } from './publish-to-live.ts'

const PAGES = 10_000
const SHOWN = 300

const PARTS: Readonly<Record<string, Bench>> = {
  publishing: benchPublishing,
  preview: benchPreview,
  pages: benchManyPages,
}

/** Publish to live, live preview, and a content service with ten thousand pages; one of them with `only`. */
export async function benchContent(options: BenchOptions): Promise<readonly BenchReport[]> {
  const parts = Object.keys(PARTS).filter((name) => options.only === undefined || name === options.only)
  if (parts.length === 0) throw new Error(`--only must be ${Object.keys(PARTS).join(' or ')}.`)
  const reports: BenchReport[] = []
  for (const part of parts) reports.push(...[await PARTS[part]!(options)].flat())
  return reports
}

/** Ten thousand pages in a content service: their cost for the site, and how soon a change is published. */
async function benchManyPages({ runs = 5, rows = PAGES }: BenchOptions): Promise<BenchReport> {
  const few = await withCleanup(async (cleanup) => measure(await startContent(cleanup, 1), 1, runs))
  const many = await withCleanup(async (cleanup) => measure(await startContent(cleanup, rows), rows, runs))
  return {
    title: 'Content',
    text: describe(few, many, rows, runs),
    versions: { Strapi: pinnedVersion('cms', '@strapi/strapi') },
  }
}

interface Measured {
  readonly memoryAtStart: number
  readonly memoryLater: number
  readonly firstRequest: Summary
  readonly repeatedRequest: Summary
  readonly descriptionLive: Summary
  readonly titleLive: Summary
  readonly sitemapMs: number
  readonly repeatedSitemapMs: Summary
  readonly sitemapUrls: number
}

async function measure({ site, editor }: RunningContent, pages: number, runs: number): Promise<Measured> {
  const memory = () => memoryMegabytes(site.process.pid) ?? Number.NaN
  const memoryAtStart = memory()
  const sitemap = await timed(`${site.url}/sitemap.xml`)
  const repeatedSitemapMs = await timedTimes(runs, () => `${site.url}/sitemap.xml`)
  const path = (run: number) => `${site.url}/many/page-${String((run % pages) + 1).padStart(5, '0')}`
  const shown = Math.min(SHOWN, pages)
  const first = await timedTimes(shown, path)
  const next = await timedTimes(shown, path)
  return {
    memoryAtStart,
    memoryLater: memory(),
    firstRequest: first,
    repeatedRequest: next,
    descriptionLive: await published(runs, () => publishToLive(editor, site.url, COPIED, 'shareDescription')),
    titleLive: await published(runs, () => publishToLive(editor, site.url, COPIED, 'title')),
    sitemapMs: sitemap.ms,
    repeatedSitemapMs,
    sitemapUrls: sitemap.text.split('<loc>').length - 1,
  }
}

async function timed(address: string): Promise<{ ms: number; text: string }> {
  const start = performance.now()
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${new URL(address).pathname} returned ${response.status}.`)
  return { ms: performance.now() - start, text }
}

async function timedTimes(times: number, address: (run: number) => string): Promise<Summary> {
  const figures: number[] = []
  for (let run = 0; run < times; run++) figures.push((await timed(address(run))).ms)
  return summarize(figures)
}

async function published(runs: number, publish: () => Promise<number>): Promise<Summary> {
  const figures: number[] = []
  for (let run = 0; run < runs; run++) figures.push(await publish())
  return summarize(figures)
}

function describe(few: Measured, many: Measured, pages: number, runs: number): string {
  const line = (what: string, read: (one: Measured) => string) => [what, read(few), read(many)]
  return [
    `The site with a content service that holds its 32 default pages, and with ${pages.toLocaleString('en')} more. Publish to live: from the response of the admin panel to the first page that shows the change, polled every 10 ms, medians of ${runs}; a changed title also changes the menu and the list of all pages. Budget: 1 s in every case.`,
    table(
      ['measurement', 'default pages', `${pages.toLocaleString('en')} more`],
      [
        line('publish to live, description, ms', ({ descriptionLive }) => formatSummary(descriptionLive)),
        line('publish to live, title, ms', ({ titleLive }) => formatSummary(titleLive)),
        line('first request of a page, ms', ({ firstRequest }) => formatSummary(firstRequest)),
        line('repeated request, ms', ({ repeatedRequest }) => formatSummary(repeatedRequest)),
        line('first sitemap, ms', ({ sitemapMs }) => formatNumber(sitemapMs)),
        line('repeated sitemap, ms', ({ repeatedSitemapMs }) => formatSummary(repeatedSitemapMs)),
        line('URLs in the sitemap', ({ sitemapUrls }) => formatNumber(sitemapUrls)),
        line('site process at start, MB', ({ memoryAtStart }) => formatNumber(memoryAtStart)),
        line(`after ${SHOWN} pages, MB`, ({ memoryLater }) => formatNumber(memoryLater)),
      ],
    ),
  ].join('\n\n')
}
