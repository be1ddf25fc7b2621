/** Bounds how many bytes of uploads are in memory at once, over all requests. */
export interface ByteBudget {
  /** Takes bytes if there is room. */
  take(bytes: number): boolean
  giveBack(bytes: number): void
}

export function createByteBudget(maxBytes: number): ByteBudget {
  let used = 0
  return {
    take(bytes) {
      if (used + bytes > maxBytes) return false
      used += bytes
      return true
    },
    giveBack(bytes) {
      used -= bytes
    },
  }
}
