import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** A page that arrives sooner needs no feedback. */
const DELAY_MS = 150

/** Whether the visitor has been waiting for another page noticeably long. */
export function useSlowNavigation(): boolean {
  const isNavigating = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isNavigating) return undefined
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isNavigating])
  return isSlow
}
