import { useEffect, useState } from 'react'
import type { Finding } from '../../../../content/check/finding.ts'
import type { CheckedType } from './checked-types'
import { useCheckCode } from './use-check-code'
import { usePublishedContext } from './use-published-context'

export type { Finding }

export interface Findings {
  /** null: not checked yet. */
  readonly findings: readonly Finding[] | null
  /** What is published could not be read; it is tried again. */
  readonly hasFailed: boolean
}

/** Editors pause for longer between words. */
const PAUSE_MS = 250

/** The problems of what the form holds, found in this window when the editor pauses: nothing of it is sent. */
export function useFindings(type: CheckedType, documentId: string | undefined, values: unknown): Findings {
  const code = useCheckCode()
  const { published, hasFailed, refresh } = usePublishedContext(type, documentId)
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)

  useEffect(() => {
    if (!code.check || !published) return undefined
    const { check } = code
    const timer = setTimeout(() => {
      setFindings(check(type, values, published))
      refresh()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [code, published, type, values, refresh])

  return { findings, hasFailed: findings === null && (hasFailed || code.hasFailed) }
}
