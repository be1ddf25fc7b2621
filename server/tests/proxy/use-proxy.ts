import { afterAll, beforeAll, beforeEach } from 'vitest'
import { CLAIMED_CLIENTS, NGINX, startNginx, type Proxy } from './start-nginx.ts'
import { startUpstream, type Upstream, type UpstreamRequest } from './start-upstream.ts'

interface ProxyAndUpstream {
  readonly proxy: Proxy
  /** Stands for the site and for the content service. */
  readonly upstream: Upstream
}

/** nginx with the shipped configuration for the tests of a file; not started where there is no nginx. */
export function useProxy(): () => ProxyAndUpstream {
  let started: ProxyAndUpstream | undefined
  beforeAll(async () => {
    if (NGINX === null) return
    const upstream = await startUpstream()
    const ports = { sitePort: upstream.port, contentServicePort: upstream.port }
    started = { upstream, proxy: await startNginx({ ...ports, http: CLAIMED_CLIENTS }) }
  })
  afterAll(async () => {
    await started?.proxy.stop()
    await started?.upstream.stop()
  })
  beforeEach(() => {
    started?.upstream.requests.splice(0)
  })
  return () => started!
}

let clients = 0

/** A new client address in an IPv6 network of its own. */
export function newClient(): string {
  clients += 1
  return `2001:db8:5:${clients.toString(16)}::1`
}

/** The client address that the proxy passed on. */
export function clientOf({ headers }: UpstreamRequest): string {
  return String(headers['x-forwarded-for'])
}
