/** Milliseconds since 1970 that no change of the machine's clock makes jump. */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now()
}
