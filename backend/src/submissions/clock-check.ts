import type { Storage } from '../storage/storage.ts'

const CLOCK_SEEN = 'clock-seen-at'
const MOST_BETWEEN_MS = 24 * 3_600_000

export type ClockVerdict =
  | { readonly kind: 'steady' }
  | { readonly kind: 'jumped'; readonly lastSeen: number }

/**
 * Whether the clock may be trusted to say what is old. While the site runs it notes the time every hour; a time more
 * than a day away from the last note, either way, is a jump (or the site stood still), and a person must look.
 */
export async function judgeClock(storage: Storage, now: number): Promise<ClockVerdict> {
  const seen = await storage.readNote(CLOCK_SEEN)
  if (seen === undefined) return { kind: 'steady' }
  const lastSeen = Number(seen)
  return Math.abs(now - lastSeen) > MOST_BETWEEN_MS ? { kind: 'jumped', lastSeen } : { kind: 'steady' }
}

export async function noteClock(storage: Storage, now: number): Promise<void> {
  await storage.writeNote({ name: CLOCK_SEEN, value: String(now) })
}
