import * as React from 'react'
import { call } from './call'
import { isTemporary, type Problem } from './problem'

export interface OperationState<Output> {
  /** The last successful output, also while it is loaded again. */
  readonly output: Output | null
  readonly problem: Problem | null
  readonly isLoading: boolean
  /** Whether the output is of the input before this one. */
  readonly isOutdated: boolean
  readonly reload: () => void
}

interface Options {
  /** How often to load again while the page is visible. */
  readonly refreshMs?: number
}

interface Loaded<Output> {
  readonly key: string
  /** Counts how often it was loaded again. */
  readonly round: number
  readonly output: Output | null
  readonly problem: Problem | null
}

const RETRY_DELAYS_MS = [2000, 4000, 8000, 15_000]

/** Loads an operation now, when its input changes, and again after a temporary failure. */
export function useOperation<Output>(
  operation: string,
  input: object,
  { refreshMs }: Options = {},
): OperationState<Output> {
  const key = `${operation} ${JSON.stringify(input)}`
  const [state, setState] = React.useState<Loaded<Output>>({
    key: '',
    round: 0,
    output: null,
    problem: null,
  })
  const [round, setRound] = React.useState(0)
  const failures = React.useRef(0)
  const reload = React.useCallback(() => setRound((each) => each + 1), [])

  React.useEffect(() => {
    const aborter = new AbortController()
    let timer: number | undefined
    const reloadIn = (delayMs: number) => {
      timer = window.setTimeout(() => (document.hidden ? reloadIn(delayMs) : reload()), delayMs)
    }
    call<Output>(operation, JSON.parse(key.slice(operation.length + 1)) as object, aborter.signal)
      .then((result) => {
        if (aborter.signal.aborted) return
        if (result.ok) {
          failures.current = 0
          setState({ key, round, output: result.output, problem: null })
          if (refreshMs !== undefined) reloadIn(refreshMs)
          return
        }
        setState((before) => ({
          key,
          round,
          output: before.key === key ? before.output : null,
          problem: result.problem,
        }))
        if (!isTemporary(result.problem)) return
        reloadIn(RETRY_DELAYS_MS[Math.min(failures.current, RETRY_DELAYS_MS.length - 1)]!)
        failures.current += 1
      })
      .catch(() => {})
    return () => {
      aborter.abort()
      window.clearTimeout(timer)
    }
  }, [operation, key, round, refreshMs, reload])

  return {
    output: state.output,
    problem: state.key === key ? state.problem : null,
    isLoading: state.key !== key || state.round !== round,
    isOutdated: state.output !== null && state.key !== key,
    reload,
  }
}
