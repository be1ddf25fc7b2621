import type { Storage } from '../storage/storage.ts'

const CLOCK_SEEN = 'clock-seen-at'
const MAX_GAP_MS = 24 * 3_600_000

type ClockStatus = { readonly kind: 'steady' } | { readonly kind: 'jumped'; readonly lastSeen: number }

/**
 * Whether the clock can be trusted for retention. The running site records the time every hour; a time more than a
 * day away from the last record, either way, is a jump (or the site was stopped), and an operator must check it.
 */
export async function checkClock(storage: Storage, now: number): Promise<ClockStatus> {
  const seen = await storage.readValue(CLOCK_SEEN)
  if (seen === undefined) return { kind: 'steady' }
  const lastSeen = Number(seen)
  return Math.abs(now - lastSeen) > MAX_GAP_MS ? { kind: 'jumped', lastSeen } : { kind: 'steady' }
}

/** Records the time, in milliseconds since 1970, for the next check. */
export async function recordClock(storage: Storage, now: number): Promise<void> {
  await storage.writeValue({ name: CLOCK_SEEN, value: String(now) })
}
