/** Route label of a response from memory. */
export type FromMemory = 'page' | 'page data' | 'file' | 'image'

/** Responses from memory that the metrics do not contain yet. */
interface ResponseCounts {
  readonly add: (kind: FromMemory, status: number) => void
  /** Reports each count, and starts again at zero. */
  readonly take: (report: (kind: FromMemory, status: number, count: number) => void) => void
}

/**
 * Most responses come from memory and take some twenty microseconds each; a counter with labels takes one of them. So
 * they are counted here, and the counters are increased when the metrics are read.
 */
export function createResponseCounts(): ResponseCounts {
  const kinds = new Map<FromMemory, Map<number, number>>()
  return {
    add(kind, status) {
      let counts = kinds.get(kind)
      if (!counts) kinds.set(kind, (counts = new Map()))
      counts.set(status, (counts.get(status) ?? 0) + 1)
    },
    take(report) {
      for (const [kind, counts] of kinds) for (const [status, count] of counts) report(kind, status, count)
      kinds.clear()
    },
  }
}
