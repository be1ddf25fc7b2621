import { useEffect, useState } from 'react'

const ASKED_EVERY_MS = 3000
/** A refused connection is known at once; a busy site may take long. */
const TIMEOUT_MS = 60_000
/** Any address where the site lets other origins see that it answers. */
const ASKED_FOR = '/icons/icon-192.png'

interface Reachable {
  /** null until the first answer. */
  readonly isReachable: boolean | null
  /** How often it could be reached again: then a frame has to load its page again. */
  readonly returns: number
}

/**
 * Whether the site answers the browser, asked again and again while it is needed: a frame does not tell why its page
 * has not loaded. Any answer counts.
 *
 * @param origin of the site
 * @param isNeeded false ends the questions
 */
export function useSiteReachable(origin: string, isNeeded: boolean): Reachable {
  const [state, setState] = useState<Reachable>({ isReachable: null, returns: 0 })
  useEffect(() => {
    if (!isNeeded) return
    let next: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const ask = async () => {
      const isReachable = await answers(origin)
      if (!isWanted) return
      setState((last) => ({
        isReachable,
        returns: last.returns + (isReachable && last.isReachable === false ? 1 : 0),
      }))
      next = setTimeout(ask, ASKED_EVERY_MS)
    }
    void ask()
    return () => {
      isWanted = false
      clearTimeout(next)
    }
  }, [origin, isNeeded])
  return state
}

/** The answer itself stays unread: the site allows no other origin to read it. */
async function answers(origin: string): Promise<boolean> {
  const request = { mode: 'no-cors', credentials: 'omit', cache: 'no-store' } as const
  return fetch(origin + ASKED_FOR, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  )
}
