import type { Log } from '../../website.ts'

export type Notify = (tags: readonly string[]) => void

/** Passes tags on; whoever is told must not be able to stop the reading. */
export function notifySafely(tell: Notify | undefined, log: Log): Notify {
  return (tags) => {
    try {
      tell?.(tags)
    } catch {
      log.error({ tags }, 'A change of the content could not be passed on')
    }
  }
}
