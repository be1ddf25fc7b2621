import { isIP } from 'node:net'

/** A host name or address as written in a setting, and a port. */
export interface Destination {
  readonly host: string
  readonly port: number
}

/** Whether a connection may be opened. `host` is the requested name, before DNS resolution. */
export type MayConnect = (host: string, port: number) => boolean

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 25,
  'smtps:': 465,
  'postgres:': 5432,
  'postgresql:': 5432,
}

/** Parses `mail.example.com:587`, `[::1]:5432` or a URL; null when the port is neither given nor known. */
export function readDestination(text: string): Destination | null {
  const url = URL.parse(text.includes('://') ? text : `tcp://${text}`)
  if (!url || url.hostname === '') return null
  const port = Number(url.port) || DEFAULT_PORTS[url.protocol]
  return port ? { host: normalizeHost(url.hostname), port } : null
}

/** Compares names before DNS resolution, so that changed or forged DNS entries have no effect (DNS rebinding). */
export function allowOnly(destinations: readonly Destination[]): MayConnect {
  const allowed = new Set(destinations.map(({ host, port }) => key(host, port)))
  return (host, port) => allowed.has(key(host, port))
}

function key(host: string, port: number): string {
  return `${normalizeHost(host)} ${port}`
}

/** '[::1]' → '::1', '0:0:0:0:0:0:0:1' → '::1', 'Mail.Example.com.' → 'mail.example.com' */
function normalizeHost(host: string): string {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(name) === 6) return new URL(`http://[${name}]`).hostname.slice(1, -1)
  return name.replace(/\.$/, '')
}
