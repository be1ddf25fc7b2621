/** Delivering must never slow down the intake: deliveries start in small batches, with pauses between. */
export const PAUSE_BETWEEN_BATCHES_MS = 200
/** While there is a backlog, most deliveries succeed and few submissions arrive. */
export const PAUSE_WHEN_BEHIND_MS = 20
/** More submissions a second than this are a rush: their deliveries wait until it is over. */
const RUSH_SUBMISSIONS_PER_SECOND = 100
const PAUSE_WHEN_EMPTY_MS = 5_000

/** How fast one outbox delivers, from what happened since its last batch. */
interface DeliveryPace {
  /** A submission arrived. Returns whether nothing was due until now: the next batch can come sooner. */
  arrive(): boolean
  /** A delivery ended. `mustRetry`: it failed for now. */
  end(mustRetry: boolean): void
  /** A batch of `due` deliveries begins, of `free` that could begin. Returns milliseconds until the next batch. */
  nextBatch(due: number, free: number): number
  /** Whether the next batch only waits for a delivery to end. */
  isFull(): boolean
}

/** The pace of one outbox; nothing was due yet. */
export function createDeliveryPace(): DeliveryPace {
  let isIdle = false
  let isFull = false
  /** Deliveries that ended since the last batch, and how many of them must be tried again. */
  let ended = 0
  let failed = 0
  /** Submissions since the last batch, and when that was, by the clock of the process. */
  let arrived = 0
  let since = performance.now()

  function reset(): void {
    ended = 0
    failed = 0
    arrived = 0
    since = performance.now()
  }

  return {
    arrive() {
      const wasIdle = isIdle
      arrived += 1
      isIdle = false
      return wasIdle
    },
    end(mustRetry) {
      ended += 1
      if (mustRetry) failed += 1
    },
    nextBatch(due, free) {
      const isRush = (arrived * 1000) / (performance.now() - since) > RUSH_SUBMISSIONS_PER_SECOND
      const isBehind = due > 0 && due === free && failed * 2 <= ended
      isFull = free === 0 && !isRush
      isIdle = free > 0 && due === 0 && arrived === 0
      reset()
      if (isIdle) return PAUSE_WHEN_EMPTY_MS
      return isBehind && !isRush ? PAUSE_WHEN_BEHIND_MS : PAUSE_BETWEEN_BATCHES_MS
    },
    isFull: () => isFull,
  }
}
