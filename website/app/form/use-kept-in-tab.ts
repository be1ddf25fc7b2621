import { type RefObject, useEffect, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { fillIn } from './fill-in.ts'
import type { FormState } from './form-state.ts'
import { keepInTab, leftInTab } from './kept-in-tab.ts'
import { readForm } from './read-form.ts'

/**
 * What is typed outlives a reload and a visit to another page: it is kept as the form goes, and given back as it comes.
 * Answers whether files were lost on the way, which have to be chosen again.
 */
export function useKeptInTab(
  form: FormDefinition,
  state: FormState,
  ref: RefObject<HTMLFormElement | null>,
): boolean {
  const [filesLost, setFilesLost] = useState(false)
  const hydrated = useHydrated()

  useEffect(() => {
    const element = ref.current
    if (!hydrated || !element) return
    const left = state.kind === 'fresh' ? leftInTab(form) : null
    if (left) fillIn(form, element, left.answers)
    setFilesLost(left?.filesLost === true)
    const keep = () => keepInTab(form, readForm(form, element).answers)
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      keep()
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [hydrated, form, state, ref])

  return filesLost
}
