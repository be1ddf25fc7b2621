import { type RefObject, useEffect, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { FormState } from './form-state.ts'
import { readForm } from './read-form.ts'
import { restoreAnswers } from './restore-answers.ts'
import { readTabDraft, saveTabDraft, type TabDraft } from './tab-draft.ts'

/** What became of the answers given before. Files that are lost have to be chosen again. */
interface Restored {
  readonly answersKept: boolean
  readonly filesLost: boolean
}

const NOTHING: Restored = { answersKept: false, filesLost: false }

/** Saves the answers when the page is left or hidden, and restores them when the form is shown again in this tab. */
export function useTabDraft(
  form: FormDefinition,
  state: FormState,
  ref: RefObject<HTMLFormElement | null>,
): Restored {
  const [restored, setRestored] = useState(NOTHING)
  const hydrated = useHydrated()

  useEffect(() => {
    const element = ref.current
    if (!hydrated || !element) return
    const draft = state.kind === 'fresh' ? readTabDraft(form) : null
    if (draft) restoreAnswers(form, element, draft.answers)
    setRestored(draft ? describeDraft(draft) : NOTHING)
    const save = () => saveTabDraft(form, readForm(form, element).answers)
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      save()
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [hydrated, form, state, ref])

  return restored
}

function describeDraft({ answers, filesLost = false }: TabDraft): Restored {
  return { answersKept: Object.keys(answers).length > 0, filesLost }
}
