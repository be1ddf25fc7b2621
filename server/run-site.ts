import type { Server } from 'node:http'
import { createRangeMatcher } from '../environment/client-address.ts'
import { setKeepAliveTimeouts } from './connections/set-keep-alive-timeouts.ts'
import { stopOnSignals } from './connections/stop-on-signals.ts'
import { createSiteServer } from './create-site-server.ts'
import { openSiteContext, type WebsiteSource } from './open-site-context.ts'
import { exitOnUncaught } from './operation/exit-on-uncaught.ts'
import { createLog } from './operation/log.ts'
import { registerGauges } from './operation/register-gauges.ts'
import { setHsts } from './requests/security-headers.ts'
import type { Settings } from './settings.ts'

/**
 * With Node's default of 511, connections beyond it are dropped when many arrive at once, and clients retry after
 * seconds.
 */
const MAX_PENDING_CONNECTIONS = 4096
/** While the site stops, proxies may use the connections that they hold open for this long. */
const PROXY_IDLE_MS = 2_000
const clock = () => performance.now()

/**
 * Opens everything that the site process consists of, then listens. Rejects with an error of one line when something
 * cannot be opened.
 */
export async function runSite(settings: Settings, source: WebsiteSource): Promise<void> {
  setHsts({ includeSubdomains: settings.hstsIncludeSubdomains })
  const log = createLog(settings.logLevel)
  exitOnUncaught(log)
  const context = await openSiteContext(settings, source, log, clock)
  registerGauges(context.metrics, { ...context, purger: context.cdn?.purger ?? null })

  const state = { isStopping: false }
  const server = createSiteServer({ settings, context, log, clock, isStopping: () => state.isStopping })
  setKeepAliveTimeouts(server, createRangeMatcher(settings.trustedProxies))
  stopOnSignals({
    server,
    idleMs: settings.trustedProxies.length > 0 ? PROXY_IDLE_MS : 0,
    onStopping: () => (state.isStopping = true),
    close: context.close,
    log,
  })
  await context.backend.listenForStaff()
  await listening(server, settings)
  log.info({ address: settings.siteUrl }, 'The site is listening')
}

function listening(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`The site cannot listen on port ${port}: ${error.message}`)),
    )
    server.listen({ port, backlog: MAX_PENDING_CONNECTIONS, ...(host !== null && { host }) }, resolve)
  })
}
