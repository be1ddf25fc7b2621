import type { BenchOptions, BenchReport } from '../bench.ts'
import { formatNumber } from '../statistics/format-number.ts'
import { pageWeight } from '../pages/page-weight.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { startSiteWithContent } from '../processes/start-site.ts'
import { runWrk, wrkVersion } from '../processes/wrk.ts'
import { benchProcesses } from './bench-processes.ts'
import { describeMemory, describeRender, describeServe } from './describe-serve.ts'
import { measureMemory } from './measure-memory.ts'
import { measureRender } from './measure-render.ts'
import { saveResponse, type SavedResponse } from './save-response.ts'
import { type ByServer, type Case, type Measured, SERVERS } from './case.ts'
import { startBareNode } from './start-bare-node.ts'
import { type Nginx, startNginx } from './start-nginx.ts'

const SITE_PORT = 3182
const NGINX_PORT = 3183
const MEMORY_PORT = 3184
const BARE_NODE_PORT = 3185
const CONNECTIONS = [1, 32, 256]
export const ASSET = '/fonts/figtree-400-700-v2.woff2'
const BROTLI = { 'accept-encoding': 'br' }

/** The site process compared with nginx and a bare Node server that serve the same bytes, one core each, in rounds. */
export function benchServe(options: BenchOptions): Promise<BenchReport> {
  if (options.processes) return benchProcesses(options)
  const { runs = 3, seconds = 5, only } = options
  return withCleanup(async (cleanup) => {
    const site = await startSiteWithContent(cleanup, { PORT: String(SITE_PORT) })
    await pageWeight(site.url, '/')
    const [page, asset] = [await saveResponse(`${site.url}/`), await saveResponse(site.url + ASSET)]
    const nginx = cleanup.add(await startNginx(NGINX_PORT, { page, asset }), ({ close }) => close())
    const bareNode = cleanup.add(await startBareNode(BARE_NODE_PORT, { page, asset }), ({ close }) => close())
    const cases = createCases(
      { site: site.url, nginx: nginx.url, bareNode: bareNode.url },
      page,
      await etagOf(nginx),
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

async function etagOf({ url }: Nginx): Promise<string> {
  return (await saveResponse(`${url}/page`)).headers['etag'] ?? ''
}

function createCases(
  { site, nginx, bareNode }: ByServer<string>,
  page: SavedResponse,
  nginxTag: string,
): Case[] {
  const conditional = (tag = '') => ({ ...BROTLI, 'if-none-match': tag })
  const tag = page.headers['etag']
  const cases: readonly Omit<Case, 'connections'>[] = [
    {
      name: 'cached page',
      site: { url: `${site}/`, headers: BROTLI },
      nginx: { url: `${nginx}/page`, headers: BROTLI },
      bareNode: { url: `${bareNode}/page`, headers: BROTLI },
    },
    {
      name: '304',
      site: { url: `${site}/`, headers: conditional(tag) },
      nginx: { url: `${nginx}/page`, headers: conditional(nginxTag) },
      bareNode: { url: `${bareNode}/page`, headers: conditional(tag) },
    },
    {
      name: 'static asset',
      site: { url: site + ASSET, headers: BROTLI },
      nginx: { url: `${nginx}/asset`, headers: BROTLI },
      bareNode: { url: `${bareNode}/asset`, headers: BROTLI },
    },
  ]
  return cases.flatMap((testCase) => CONNECTIONS.map((connections) => ({ ...testCase, connections })))
}

async function measure(cases: readonly Case[], runs: number, seconds: number): Promise<Measured[]> {
  const measured: Measured[] = cases.map((testCase) => ({ testCase, site: [], nginx: [], bareNode: [] }))
  for (let run = 1; run <= runs; run++)
    for (const { testCase, ...figures } of measured) {
      const { name, connections } = testCase
      for (const server of SERVERS)
        figures[server].push(await runWrk({ ...testCase[server], connections, seconds }))
      console.log(
        `${run}/${runs} ${name} at ${connections}: ${formatNumber(figures.site.at(-1)?.perSecond ?? 0)}/s`,
      )
    }
  return measured
}
