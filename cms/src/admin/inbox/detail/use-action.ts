import * as React from 'react'
import { useNotification } from '@strapi/strapi/admin'
import { call } from '../api/call'
import type { Problem } from '../api/problem'

export interface SubmissionActions {
  /** Runs an operation, then loads the submission again. Resolves to whether it succeeded. */
  run(operation: string, input: object, success: string): Promise<boolean>
  readonly isBusy: boolean
  /** Why the last operation did not succeed. */
  readonly problem: Problem | null
  dismiss(): void
}

/** Runs operations on the shown submission, and loads it again when it has changed. */
export function useAction(reload: () => void): SubmissionActions {
  const { toggleNotification } = useNotification()
  const [isBusy, setBusy] = React.useState(false)
  const [problem, setProblem] = React.useState<Problem | null>(null)
  return {
    isBusy,
    problem,
    dismiss: () => setProblem(null),
    async run(operation, input, success) {
      setBusy(true)
      const result = await call(operation, input)
      setBusy(false)
      setProblem(result.ok ? null : result.problem)
      if (result.ok) toggleNotification({ type: 'success', message: success })
      if (result.ok || result.problem.code === 'changed') reload()
      return result.ok
    },
  }
}
