/** What an upload has sent so far. */
export interface UploadProgress {
  readonly bytes: number
  /** Milliseconds of any monotonic clock. */
  readonly startedAt: number
}

/** An upload younger than this is never evicted, however slowly it starts. */
const PROTECTED_MS = 10_000
/** An upload faster than this is never evicted: it will soon be complete. */
const FAST_BYTES_PER_SECOND = 256 * 1024

/** The uploads that may be evicted, the slowest first. */
export function slowUploads<T extends UploadProgress>(uploads: Iterable<T>, now: number): T[] {
  return [...uploads]
    .filter((upload) => isSlow(upload, now))
    .toSorted((one, other) => rate(one, now) - rate(other, now))
}

function isSlow(upload: UploadProgress, now: number): boolean {
  return now - upload.startedAt > PROTECTED_MS && rate(upload, now) < FAST_BYTES_PER_SECOND
}

/** Bytes a second since it began. */
function rate({ bytes, startedAt }: UploadProgress, now: number): number {
  return bytes / ((now - startedAt) / 1000)
}
