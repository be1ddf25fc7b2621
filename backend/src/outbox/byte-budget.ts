/** Bounds how many bytes of attachments are in memory, over all deliveries. */
interface ByteBudget {
  /** The reservation of one delivery. */
  open(): ByteReservation
}

interface ByteReservation {
  /** Reserves bytes; false when that many are not free. */
  reserve(bytes: number): boolean
  /** Releases everything reserved. */
  release(): void
}

/** @param maxBytes for all reservations together */
export function createByteBudget(maxBytes: number): ByteBudget {
  let used = 0
  return {
    open() {
      let reserved = 0
      return {
        reserve(bytes) {
          if (used + bytes > maxBytes) return false
          used += bytes
          reserved += bytes
          return true
        },
        release() {
          used -= reserved
          reserved = 0
        },
      }
    },
  }
}
