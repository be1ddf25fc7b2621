import { BlockList, isIP } from 'node:net'

/** Finds the address of the client behind listed proxies; of IPv6 the network, for a client has all of it to itself. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | null) => string

/**
 * The same as the site's own (server/requests/client-address.ts), which cannot be imported from here.
 *
 * `X-Forwarded-For` counts only as far as proxies that we know wrote it: read from the right, the first address that
 * is not a listed proxy is the client.
 *
 * @param trusted addresses and CIDR ranges, e.g. `10.0.0.0/8`. Throws if one is not.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const isProxy = listedIn(trusted)
  return (peer, forwardedFor) => {
    const chain = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(plain).toReversed()
    const end = chain.findIndex((address) => isIP(address) === 0 || !isProxy(address))
    const client = chain[end] ?? chain.at(-1) ?? ''
    return networkOf(isIP(client) === 0 ? (chain[end - 1] ?? 'unknown') : client)
  }
}

/** Whether an address lies in one of the ranges. Throws if one is none. */
export function listedIn(ranges: readonly string[]): (address: string) => boolean {
  const list = blockList(ranges)
  return (given) => {
    const address = plain(given)
    return ranges.length > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** '2001:db8::7' → '2001:db8:0:0::/64' */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [before = '', after] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::')
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const zeros = after === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/** Whether it is an address or a CIDR range. */
export function isAddressRange(range: string): boolean {
  const [address = '', bits = '0', ...rest] = range.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    if (!isAddressRange(range)) throw new Error(`CMS_TRUST_PROXY: ${range} is not an address or a CIDR range`)
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return list
}

/** '::ffff:10.0.0.1' → '10.0.0.1' */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
