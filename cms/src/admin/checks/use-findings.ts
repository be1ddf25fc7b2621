import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** A problem of the document; as cms/src/checks/content-check.ts. */
export interface Finding {
  readonly severity: 'blocker' | 'error' | 'warning'
  readonly message: string
  readonly field: string
}

interface Findings {
  /** null: not checked yet. */
  readonly findings: readonly Finding[] | null
  readonly hasFailed: boolean
}

/** Editors pause for longer between words. */
const PAUSE_MS = 400

/** The problems of what the form holds. They are asked for when the editor pauses; nothing is stored. */
export function useFindings(type: string, entry: unknown): Findings {
  const { post } = useFetchClient()
  const [state, setState] = useState<Findings>({ findings: null, hasFailed: false })

  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      post<{ data: Finding[] }>('/checks/document', { type, entry }, { signal: abort.signal })
        .then(({ data }) => setState({ findings: data.data, hasFailed: false }))
        .catch(() => {
          if (!abort.signal.aborted) setState((last) => ({ ...last, hasFailed: true }))
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [post, type, entry])

  return state
}
