import type { Log } from '../../website.ts'

export type Notify = (tags: readonly string[]) => void

/** Passes tags on; an error of the listener must not stop reading. */
export function notifySafely(onChange: Notify | undefined, log: Log): Notify {
  return (tags) => {
    try {
      onChange?.(tags)
    } catch {
      log.error({ tags }, 'A content change listener failed')
    }
  }
}
