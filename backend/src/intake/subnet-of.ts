/**
 * The network that a client's address belongs to: of IPv4 the /24, of IPv6 the /48; anything else is its own.
 *
 * @param address as the site states it: '192.0.2.7', or '2001:db8:1:2::/64' with its first four groups written out.
 */
export function subnetOf(clientAddress: string): string {
  if (clientAddress.includes(':')) return `${groups(clientAddress, ':', 3)}::/48`
  return clientAddress.includes('.') ? `${groups(clientAddress, '.', 3)}.0/24` : clientAddress
}

/** The first `count` groups, without splitting the rest: every post comes through here. */
function groups(clientAddress: string, separator: string, count: number): string {
  let end = -1
  for (let group = 0; group < count; group++) {
    end = clientAddress.indexOf(separator, end + 1)
    if (end === -1) return clientAddress
  }
  return clientAddress.slice(0, end)
}
