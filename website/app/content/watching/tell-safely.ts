import type { Log } from '../../website.ts'

export type Tell = (tags: readonly string[]) => void

/** Passes tags on; whoever is told must not be able to stop the reading. */
export function tellSafely(tell: Tell | undefined, log: Log): Tell {
  return (tags) => {
    try {
      tell?.(tags)
    } catch {
      log.error({ tags }, 'A change of the content could not be passed on')
    }
  }
}
