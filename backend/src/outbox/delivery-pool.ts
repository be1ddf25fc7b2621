/** The deliveries of one kind that are under way, each on its own: none waits for another. */
interface DeliveryPool {
  /** How many more may start now. */
  available(): number
  /** Starts a delivery; `deliver` never rejects. `seq` names it while it is under way. */
  add(seq: number, deliver: () => Promise<unknown>): void
  has(seq: number): boolean
  /** Resolves when nothing is under way any more. */
  drain(): Promise<void>
}

/** As many as a recipient that answers is given at a time. */
const MAX_QUICK_DELIVERIES = 5
/** After this a delivery counts as slow, and another may start beside it. */
const SLOW_AFTER_MS = 2_000
/** Slow and quick together: bounds connections and memory. */
export const MAX_DELIVERIES_IN_PROGRESS = 64

/** Deliveries in progress: few quick ones at a time, and more as long as slow ones are among them. */
export function createDeliveryPool(): DeliveryPool {
  const inProgress = new Map<number, { readonly since: number; readonly ended: Promise<unknown> }>()

  return {
    available() {
      const slowBefore = performance.now() - SLOW_AFTER_MS
      const quick = [...inProgress.values()].filter(({ since }) => since > slowBefore).length
      return Math.max(0, Math.min(MAX_QUICK_DELIVERIES - quick, MAX_DELIVERIES_IN_PROGRESS - inProgress.size))
    },
    add(seq, deliver) {
      const ended = deliver().finally(() => inProgress.delete(seq))
      inProgress.set(seq, { since: performance.now(), ended })
    },
    has: (seq) => inProgress.has(seq),
    async drain() {
      await Promise.all([...inProgress.values()].map(({ ended }) => ended))
    },
  }
}
