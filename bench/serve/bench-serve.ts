import type { BenchOptions, Findings } from '../bench.ts'
import { sayFigure } from '../figures/say-figure.ts'
import { weighPage } from '../pages/page-weight.ts'
import { withClosing } from '../running/closing.ts'
import { openSiteWithContent } from '../running/open-site.ts'
import { runWrk, type Throughput, wrkVersion } from '../running/wrk.ts'
import { describeMemory, describeRender, describeServe } from './describe-serve.ts'
import { measureMemory } from './measure-memory.ts'
import { measureRender } from './measure-render.ts'
import { saveAnswer, type SavedAnswer } from './save-answer.ts'
import type { Case, Measured } from './case.ts'
import { startNginx } from './start-nginx.ts'

const SITE_PORT = 3182
const NGINX_PORT = 3183
const MEMORY_PORT = 3184
const CONNECTIONS = [1, 32, 256]
const ASSET = '/fonts/figtree-400-700-v2.woff2'
const BROTLI = { 'accept-encoding': 'br' }

/** The site process beside nginx with the same bytes, one core each, round after round. */
export function benchServe({ runs = 3, seconds = 5, only }: BenchOptions): Promise<Findings> {
  return withClosing(async (closing) => {
    const site = await openSiteWithContent(closing, { PORT: String(SITE_PORT) })
    await weighPage(site.url, '/')
    const [page, asset] = [await saveAnswer(`${site.url}/`), await saveAnswer(site.url + ASSET)]
    const nginx = closing.add(await startNginx(NGINX_PORT, { page, asset }), ({ close }) => close())
    const cases = casesOf(
      site.url,
      nginx.url,
      page,
      (await saveAnswer(`${nginx.url}/page`)).headers['etag'] ?? '',
    )
    const measured = await measure(
      cases.filter(({ name }) => only === undefined || name.includes(only)),
      runs,
      seconds,
    )
    return {
      title: 'Serve',
      text: [
        describeServe(measured, page, asset, { runs, seconds }),
        describeRender(await measureRender(runs)),
        describeMemory(await measureMemory(MEMORY_PORT)),
      ].join('\n\n'),
      versions: { wrk: wrkVersion(), nginx: nginx.version },
    }
  })
}

function casesOf(site: string, nginx: string, page: SavedAnswer, nginxTag: string): Case[] {
  const known = (tag: string) => ({ ...BROTLI, 'if-none-match': tag })
  const same: readonly Omit<Case, 'connections'>[] = [
    {
      name: 'cached page',
      site: { url: `${site}/`, headers: BROTLI },
      nginx: { url: `${nginx}/page`, headers: BROTLI },
    },
    {
      name: '304',
      site: { url: `${site}/`, headers: known(page.headers['etag'] ?? '') },
      nginx: { url: `${nginx}/page`, headers: known(nginxTag) },
    },
    {
      name: 'static asset',
      site: { url: site + ASSET, headers: BROTLI },
      nginx: { url: `${nginx}/asset`, headers: BROTLI },
    },
  ]
  return same.flatMap((one) => CONNECTIONS.map((connections) => ({ ...one, connections })))
}

async function measure(cases: readonly Case[], runs: number, seconds: number): Promise<Measured[]> {
  const measured = cases.map((one) => ({ one, site: [] as Throughput[], nginx: [] as Throughput[] }))
  for (let run = 1; run <= runs; run++)
    for (const { one, site, nginx } of measured) {
      const { connections } = one
      site.push(await runWrk({ ...one.site, connections, seconds }))
      nginx.push(await runWrk({ ...one.nginx, connections, seconds }))
      console.log(`${run}/${runs} ${one.name} at ${connections}: ${sayFigure(site.at(-1)?.perSecond ?? 0)}/s`)
    }
  return measured
}
