/** How many bytes are reserved, over all addresses and of each. */
interface ReservedBytes {
  total(): number
  of(clientAddress: string): number
  /** Negative: releases. */
  add(clientAddress: string, bytes: number): void
}

/** Counts reserved bytes; none are reserved yet. */
export function createReservedBytes(): ReservedBytes {
  const bytesByAddress = new Map<string, number>()
  let total = 0

  function of(clientAddress: string): number {
    return bytesByAddress.get(clientAddress) ?? 0
  }

  return {
    total: () => total,
    of,
    add(clientAddress, bytes) {
      total += bytes
      const own = of(clientAddress) + bytes
      if (own > 0) bytesByAddress.set(clientAddress, own)
      else bytesByAddress.delete(clientAddress)
    },
  }
}
