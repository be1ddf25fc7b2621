import * as React from 'react'
import { call } from '../api/call'
import type { Problem } from '../api/problem'
import type { Item, Person } from '../api/types'

export interface BulkChange {
  readonly status?: string
  readonly assignee?: Person | null
}

interface BulkOutput {
  readonly changed: readonly Item[]
  readonly conflicts: readonly unknown[]
}

/**
 * Changes several submissions at once.
 *
 * @param onDone called with how many were changed, and how many could not be
 */
export function useBulkChange(items: readonly Item[], onDone: (changed: number, conflicts: number) => void) {
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const [isBusy, setBusy] = React.useState(false)

  async function apply(change: BulkChange): Promise<void> {
    setBusy(true)
    const chosen = items.map(({ id, version }) => ({ id, version }))
    const result = await call<BulkOutput>('bulk', { items: chosen, ...change })
    setBusy(false)
    setProblem(result.ok ? null : result.problem)
    if (result.ok) onDone(result.output.changed.length, result.output.conflicts.length)
  }
  return { apply, problem, isBusy }
}
