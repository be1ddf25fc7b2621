/** Bounds how many bytes of uploads are in memory at once, over all requests. */
export interface ByteBudget {
  /** Room for one request. */
  open(): Room
}

export interface Room {
  /** Takes so many bytes more, if there is room. */
  take(bytes: number): boolean
  /** Gives back all that was taken; to be called when the bytes are no longer needed. */
  close(): void
}

export function createByteBudget(maxBytes: number): ByteBudget {
  let used = 0
  return {
    open() {
      let taken = 0
      return {
        take(bytes) {
          if (used + bytes > maxBytes) return false
          used += bytes
          taken += bytes
          return true
        },
        close() {
          used -= taken
          taken = 0
        },
      }
    },
  }
}
