/** Milliseconds since 1970, not affected by changes of the system clock. */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now()
}
