import { isIP } from 'node:net'

/** A host, as it is written in a setting, and a port. */
export interface Destination {
  readonly host: string
  readonly port: number
}

/** Whether a connection may be opened. `host` is what was asked for, before any name is looked up. */
export type MayConnect = (host: string, port: number) => boolean

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 25,
  'smtps:': 465,
  'postgres:': 5432,
  'postgresql:': 5432,
}

/** `mail.example.com:587`, `[::1]:5432` or an address with a protocol; null if it names no port. */
export function readDestination(text: string): Destination | null {
  const address = URL.parse(text.includes('://') ? text : `tcp://${text}`)
  if (!address || address.hostname === '') return null
  const port = Number(address.port) || DEFAULT_PORTS[address.protocol]
  return port ? { host: plainHost(address.hostname), port } : null
}

/** Names are compared as written, so what a name resolves to, and who may change that, does not matter. */
export function allowOnly(destinations: readonly Destination[]): MayConnect {
  const allowed = new Set(destinations.map(({ host, port }) => key(host, port)))
  return (host, port) => allowed.has(key(host, port))
}

function key(host: string, port: number): string {
  return `${plainHost(host)} ${port}`
}

/** '[::1]' → '::1', '0:0:0:0:0:0:0:1' → '::1', 'Mail.Example.com.' → 'mail.example.com' */
function plainHost(host: string): string {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(plain) === 6) return new URL(`http://[${plain}]`).hostname.slice(1, -1)
  return plain.replace(/\.$/, '')
}
