/** Milliseconds since 1970 that no change of the machine's clock makes jump. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now()
}
