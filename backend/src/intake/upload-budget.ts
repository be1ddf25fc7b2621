/** Bounds how many bytes of bodies with files are in memory, over all requests and per address. */
export interface UploadBudget {
  /** The reservation of one request. */
  open(clientAddress: string): UploadReservation
}

export interface UploadReservation {
  /** Reserves bytes; false when they do not fit. */
  reserve(bytes: number): boolean
  /** The body has arrived whole: from here on it is never evicted. */
  complete(): void
  /** Resolves when the upload is evicted because it is too slow and others need its bytes. */
  whenEvicted(): Promise<undefined>
  /** Releases everything reserved; to be called when the bytes are no longer needed. */
  release(): void
}

interface UploadBudgetLimits {
  readonly totalBytes: number
  /** Of one address; never less than one upload of the largest size, or it could never be sent. */
  readonly perAddressBytes: number
  /** Milliseconds of any monotonic clock. */
  readonly clock: () => number
}

/** An upload younger than this is never evicted, however slowly it starts. */
const PROTECTED_MS = 10_000
/** An upload faster than this is never evicted: it will soon be complete. */
const FAST_BYTES_PER_SECOND = 256 * 1024

interface Upload {
  bytes: number
  readonly startedAt: number
  readonly evict: () => void
}

/**
 * Bytes are counted as they arrive. When there is no space for more, the slowest uploads are evicted first: a client
 * that holds memory without sending must not block others.
 */
export function createUploadBudget({ totalBytes, perAddressBytes, clock }: UploadBudgetLimits): UploadBudget {
  const bytesByAddress = new Map<string, number>()
  const arriving = new Set<Upload>()
  let used = 0

  function count(clientAddress: string, bytes: number): void {
    used += bytes
    const own = (bytesByAddress.get(clientAddress) ?? 0) + bytes
    if (own > 0) bytesByAddress.set(clientAddress, own)
    else bytesByAddress.delete(clientAddress)
  }

  function freeSpace(bytes: number, except: Upload): boolean {
    const slowest = [...arriving]
      .filter((upload) => upload !== except && isSlow(upload, clock()))
      .toSorted((one, other) => rate(one, clock()) - rate(other, clock()))
    for (const upload of slowest) {
      upload.evict()
      if (used + bytes <= totalBytes) return true
    }
    return false
  }

  return {
    open(clientAddress) {
      const upload = { bytes: 0, startedAt: clock(), evict }
      let eviction: PromiseWithResolvers<undefined> | undefined
      let isEvicted = false
      let isOpen = true

      function evict(): void {
        release()
        isEvicted = true
        eviction?.resolve(undefined)
      }

      /** Created when it is first awaited: most requests have no files. */
      function whenEvicted(): Promise<undefined> {
        eviction ??= Promise.withResolvers<undefined>()
        if (isEvicted) eviction.resolve(undefined)
        return eviction.promise
      }

      function release(): void {
        isOpen = false
        arriving.delete(upload)
        count(clientAddress, -upload.bytes)
        upload.bytes = 0
      }

      return {
        whenEvicted,
        reserve(bytes) {
          if (!isOpen || (bytesByAddress.get(clientAddress) ?? 0) + bytes > perAddressBytes) return false
          if (used + bytes > totalBytes && !freeSpace(bytes, upload)) return false
          arriving.add(upload)
          upload.bytes += bytes
          count(clientAddress, bytes)
          return true
        },
        complete: () => void arriving.delete(upload),
        release,
      }
    },
  }
}

function isSlow(upload: Upload, now: number): boolean {
  return now - upload.startedAt > PROTECTED_MS && rate(upload, now) < FAST_BYTES_PER_SECOND
}

/** Bytes a second since it began. */
function rate({ bytes, startedAt }: Upload, now: number): number {
  return bytes / ((now - startedAt) / 1000)
}
