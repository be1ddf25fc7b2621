import type { BenchOptions, Findings } from '../bench.ts'
import { sayFigure } from '../figures/say-figure.ts'
import { weighPage } from '../pages/page-weight.ts'
import { withClosing } from '../running/closing.ts'
import { openSiteWithContent } from '../running/open-site.ts'
import { runWrk, wrkVersion } from '../running/wrk.ts'
import { describeMemory, describeRender, describeServe } from './describe-serve.ts'
import { measureMemory } from './measure-memory.ts'
import { measureRender } from './measure-render.ts'
import { saveAnswer, type SavedAnswer } from './save-answer.ts'
import { type ByServer, type Case, type Measured, SERVERS } from './case.ts'
import { startBareNode } from './start-bare-node.ts'
import { type Nginx, startNginx } from './start-nginx.ts'

const SITE_PORT = 3182
const NGINX_PORT = 3183
const MEMORY_PORT = 3184
const BARE_NODE_PORT = 3185
const CONNECTIONS = [1, 32, 256]
const ASSET = '/fonts/figtree-400-700-v2.woff2'
const BROTLI = { 'accept-encoding': 'br' }

/** The site process beside nginx and Node's bare server with the same bytes, one core each, round after round. */
export function benchServe({ runs = 3, seconds = 5, only }: BenchOptions): Promise<Findings> {
  return withClosing(async (closing) => {
    const site = await openSiteWithContent(closing, { PORT: String(SITE_PORT) })
    await weighPage(site.url, '/')
    const [page, asset] = [await saveAnswer(`${site.url}/`), await saveAnswer(site.url + ASSET)]
    const nginx = closing.add(await startNginx(NGINX_PORT, { page, asset }), ({ close }) => close())
    const bareNode = closing.add(await startBareNode(BARE_NODE_PORT, { page, asset }), ({ close }) => close())
    const cases = casesOf(
      { site: site.url, nginx: nginx.url, bareNode: bareNode.url },
      page,
      await tagOf(nginx),
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

async function tagOf({ url }: Nginx): Promise<string> {
  return (await saveAnswer(`${url}/page`)).headers['etag'] ?? ''
}

function casesOf({ site, nginx, bareNode }: ByServer<string>, page: SavedAnswer, nginxTag: string): Case[] {
  const known = (tag = '') => ({ ...BROTLI, 'if-none-match': tag })
  const tag = page.headers['etag']
  const same: readonly Omit<Case, 'connections'>[] = [
    {
      name: 'cached page',
      site: { url: `${site}/`, headers: BROTLI },
      nginx: { url: `${nginx}/page`, headers: BROTLI },
      bareNode: { url: `${bareNode}/page`, headers: BROTLI },
    },
    {
      name: '304',
      site: { url: `${site}/`, headers: known(tag) },
      nginx: { url: `${nginx}/page`, headers: known(nginxTag) },
      bareNode: { url: `${bareNode}/page`, headers: known(tag) },
    },
    {
      name: 'static asset',
      site: { url: site + ASSET, headers: BROTLI },
      nginx: { url: `${nginx}/asset`, headers: BROTLI },
      bareNode: { url: `${bareNode}/asset`, headers: BROTLI },
    },
  ]
  return same.flatMap((one) => CONNECTIONS.map((connections) => ({ ...one, connections })))
}

async function measure(cases: readonly Case[], runs: number, seconds: number): Promise<Measured[]> {
  const measured: Measured[] = cases.map((one) => ({ one, site: [], nginx: [], bareNode: [] }))
  for (let run = 1; run <= runs; run++)
    for (const { one, ...figures } of measured) {
      const { name, connections } = one
      for (const server of SERVERS)
        figures[server].push(await runWrk({ ...one[server], connections, seconds }))
      console.log(
        `${run}/${runs} ${name} at ${connections}: ${sayFigure(figures.site.at(-1)?.perSecond ?? 0)}/s`,
      )
    }
  return measured
}
