import { createEviction } from './create-eviction.ts'
import { createReservedBytes } from './reserved-bytes.ts'
import { slowUploads, type UploadProgress } from './slow-uploads.ts'

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

interface Upload extends UploadProgress {
  bytes: number
  readonly giveWay: () => void
}

/**
 * Bytes are counted as they arrive. When there is no space for more, the slowest uploads are evicted first: a client
 * that holds memory without sending must not block others.
 */
export function createUploadBudget({ totalBytes, perAddressBytes, clock }: UploadBudgetLimits): UploadBudget {
  const reserved = createReservedBytes()
  const arriving = new Set<Upload>()

  function evictSlow(bytes: number, except: Upload): boolean {
    for (const upload of slowUploads(arriving, clock())) {
      if (upload === except) continue
      upload.giveWay()
      if (reserved.total() + bytes <= totalBytes) return true
    }
    return false
  }

  return {
    open(clientAddress) {
      const upload: Upload = { bytes: 0, startedAt: clock(), giveWay }
      const { evict, whenEvicted } = createEviction()
      let isOpen = true

      function giveWay(): void {
        release()
        evict()
      }

      function release(): void {
        isOpen = false
        arriving.delete(upload)
        reserved.add(clientAddress, -upload.bytes)
        upload.bytes = 0
      }

      return {
        whenEvicted,
        reserve(bytes) {
          if (!isOpen || reserved.of(clientAddress) + bytes > perAddressBytes) return false
          if (reserved.total() + bytes > totalBytes && !evictSlow(bytes, upload)) return false
          arriving.add(upload)
          upload.bytes += bytes
          reserved.add(clientAddress, bytes)
          return true
        },
        complete: () => void arriving.delete(upload),
        release,
      }
    },
  }
}
