import { type RefObject, useEffect, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { FormState } from './form-state.ts'
import { readForm } from './read-form.ts'
import { restoreAnswers } from './restore-answers.ts'
import { readSessionDraft, saveSessionDraft } from './session-draft.ts'

/**
 * Saves the answers when the page is left or hidden, and restores them when the form is shown again in this tab. Returns
 * whether files were lost, which have to be chosen again.
 */
export function useSessionDraft(
  form: FormDefinition,
  state: FormState,
  ref: RefObject<HTMLFormElement | null>,
): boolean {
  const [filesLost, setFilesLost] = useState(false)
  const hydrated = useHydrated()

  useEffect(() => {
    const element = ref.current
    if (!hydrated || !element) return
    const draft = state.kind === 'fresh' ? readSessionDraft(form) : null
    if (draft) restoreAnswers(form, element, draft.answers)
    setFilesLost(draft?.filesLost === true)
    const save = () => saveSessionDraft(form, readForm(form, element).answers)
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      save()
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [hydrated, form, state, ref])

  return filesLost
}
