import type { BenchOptions, Findings } from '../bench.ts'
import { sayFigure, saySpread } from '../figures/say-figure.ts'
import { type Spread, spreadOf } from '../figures/spread.ts'
import { table } from '../report/table.ts'
import { withClosing } from '../running/closing.ts'
import { memoryOf } from '../running/memory.ts'
import { pinnedVersion } from '../running/pinned-version.ts'
import { COPIED, openContent, type OpenContent } from './open-content.ts'
import { publishToLive } from './publish-to-live.ts'

const PAGES = 10_000
const SHOWN = 300

/** Ten thousand pages in a real content service: what they cost the site, and how soon a change shows. */
export async function benchContent({ runs = 5, rows = PAGES }: BenchOptions): Promise<Findings> {
  const few = await withClosing(async (closing) => measure(await openContent(closing, 1), 1, runs))
  const many = await withClosing(async (closing) => measure(await openContent(closing, rows), rows, runs))
  return {
    title: 'Content',
    text: describe(few, many, rows, runs),
    versions: { Strapi: pinnedVersion('cms', '@strapi/strapi') },
  }
}

interface Measured {
  readonly memoryAtStart: number
  readonly memoryLater: number
  readonly firstHit: Spread
  readonly nextHit: Spread
  readonly wordsLive: Spread
  readonly titleLive: Spread
  readonly sitemapMs: number
  readonly sitemapAgainMs: Spread
  readonly sitemapAddresses: number
}

async function measure({ site, editor }: OpenContent, pages: number, runs: number): Promise<Measured> {
  const memory = () => memoryOf(site.process.pid) ?? Number.NaN
  const memoryAtStart = memory()
  const sitemap = await timed(`${site.url}/sitemap.xml`)
  const again = await timedTimes(runs, () => `${site.url}/sitemap.xml`)
  const path = (run: number) => `${site.url}/many/page-${String((run % pages) + 1).padStart(5, '0')}`
  const shown = Math.min(SHOWN, pages)
  const first = await timedTimes(shown, path)
  const next = await timedTimes(shown, path)
  return {
    memoryAtStart,
    memoryLater: memory(),
    firstHit: first,
    nextHit: next,
    wordsLive: await published(runs, () => publishToLive(editor, site.url, COPIED, 'shareDescription')),
    titleLive: await published(runs, () => publishToLive(editor, site.url, COPIED, 'title')),
    sitemapMs: sitemap.ms,
    sitemapAgainMs: again,
    sitemapAddresses: sitemap.text.split('<loc>').length - 1,
  }
}

async function timed(address: string): Promise<{ ms: number; text: string }> {
  const start = performance.now()
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${new URL(address).pathname} answered ${answer.status}.`)
  return { ms: performance.now() - start, text }
}

async function timedTimes(times: number, address: (run: number) => string): Promise<Spread> {
  const figures: number[] = []
  for (let run = 0; run < times; run++) figures.push((await timed(address(run))).ms)
  return spreadOf(figures)
}

async function published(runs: number, publish: () => Promise<number>): Promise<Spread> {
  const figures: number[] = []
  for (let run = 0; run < runs; run++) figures.push(await publish())
  return spreadOf(figures)
}

function describe(few: Measured, many: Measured, pages: number, runs: number): string {
  const line = (what: string, read: (one: Measured) => string) => [what, read(few), read(many)]
  return [
    `The site before a real content service with its 32 default pages, and with ${pages.toLocaleString('en')} more. Publish to live: from the panel's answer to the first page that shows it, asked every 10 ms, medians of ${runs}; a changed title also changes the menu and the list of all pages. Bound: 1 s in every case.`,
    table(
      ['what', 'default pages', `${pages.toLocaleString('en')} more`],
      [
        line('publish to live, words, ms', ({ wordsLive }) => saySpread(wordsLive)),
        line('publish to live, title, ms', ({ titleLive }) => saySpread(titleLive)),
        line('first hit of a page, ms', ({ firstHit }) => saySpread(firstHit)),
        line('next hit, ms', ({ nextHit }) => saySpread(nextHit)),
        line('first sitemap, ms', ({ sitemapMs }) => sayFigure(sitemapMs)),
        line('next sitemap, ms', ({ sitemapAgainMs }) => saySpread(sitemapAgainMs)),
        line('addresses in the sitemap', ({ sitemapAddresses }) => sayFigure(sitemapAddresses)),
        line('site process at start, MB', ({ memoryAtStart }) => sayFigure(memoryAtStart)),
        line(`after ${SHOWN} pages, MB`, ({ memoryLater }) => sayFigure(memoryLater)),
      ],
    ),
  ].join('\n\n')
}
