import { BlockList, isIP } from 'node:net'

/** The client's address behind trusted proxies; for IPv6 its /64 network, since one client has all of it. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | null) => string

/**
 * `X-Forwarded-For` is trusted only where trusted proxies wrote it: read from the right, the first address that is not
 * a trusted proxy is the client.
 *
 * @param trusted addresses and CIDR ranges, e.g. `10.0.0.0/8`. Throws if one is invalid.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const isProxy = createRangeMatcher(trusted)
  return (peer, forwardedFor) => {
    const chain = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(unmapIpv4).toReversed()
    const end = chain.findIndex((address) => isIP(address) === 0 || !isProxy(address))
    const client = chain[end] ?? chain.at(-1) ?? ''
    return truncateIpv6(isIP(client) === 0 ? (chain[end - 1] ?? 'unknown') : client)
  }
}

/** Tests whether an address is in one of the ranges. Throws if a range is invalid. */
export function createRangeMatcher(ranges: readonly string[]): (address: string) => boolean {
  const list = blockList(ranges)
  return (address) => {
    const plain = unmapIpv4(address)
    return ranges.length > 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** '2001:db8::7' → '2001:db8:0:0::/64' */
function truncateIpv6(address: string): string {
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
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits
}

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    if (!isAddressRange(range)) throw new Error(`${range} is not an address or a CIDR range`)
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return list
}

/** '::ffff:10.0.0.1' → '10.0.0.1' */
function unmapIpv4(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
