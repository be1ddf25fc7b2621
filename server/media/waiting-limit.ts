/** Bounds how many requests wait for versions to be generated, altogether and for one version. */
interface WaitingLimit {
  /** Runs `work` unless too many wait already: then undefined. */
  run<T>(version: string, work: () => Promise<T>): Promise<T | undefined>
}

interface WaitingLimits {
  readonly total: number
  readonly perVersion: number
}

/** Nobody waits yet. */
export function createWaitingLimit({ total, perVersion }: WaitingLimits): WaitingLimit {
  const byVersion = new Map<string, number>()
  let waiting = 0

  function count(version: string, change: 1 | -1): void {
    const now = (byVersion.get(version) ?? 0) + change
    if (now > 0) byVersion.set(version, now)
    else byVersion.delete(version)
    waiting += change
  }

  return {
    async run(version, work) {
      if (waiting >= total || (byVersion.get(version) ?? 0) >= perVersion) return undefined
      count(version, 1)
      return work().finally(() => count(version, -1))
    },
  }
}
