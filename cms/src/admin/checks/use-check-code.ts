import { useEffect, useState } from 'react'
import type { checkValues } from './check-values'

interface CheckCode {
  /** undefined: not loaded yet. */
  readonly check?: typeof checkValues
  readonly hasFailed: boolean
}

const RETRY_MS = 5000

/** The code of the checks, which only forms load: it knows every block. Tried again until it is there. */
export function useCheckCode(): CheckCode {
  const [code, setCode] = useState<CheckCode>({ hasFailed: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMounted = true
    const load = () => {
      import('./check-values').then(
        ({ checkValues: check }) => {
          if (isMounted) setCode({ check, hasFailed: false })
        },
        () => {
          if (!isMounted) return
          setCode({ hasFailed: true })
          timer = setTimeout(load, RETRY_MS)
        },
      )
    }
    load()
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [])
  return code
}
