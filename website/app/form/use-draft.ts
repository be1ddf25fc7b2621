import { useEffect, useMemo, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { type Draft, draftableAnswers } from './draft.ts'
import { createDraftSaver } from './draft-saver.ts'
import { readForm } from './read-form.ts'
import { restoreAnswers } from './restore-answers.ts'
import { readSessionDraft } from './session-draft.ts'

/** Saves a long form's answers on this device, and offers a draft from an earlier visit. */
export function useDraft(form: FormDefinition) {
  const hydrated = useHydrated()
  const saver = useMemo(() => createDraftSaver(form), [form])
  const found = useMemo(
    () => (hydrated ? unlessInSession(form, saver.read()) : null),
    [hydrated, form, saver],
  )
  const [decided, setDecided] = useState(false)
  const offer = decided ? null : found

  useEffect(() => {
    addEventListener('pagehide', saver.flush)
    return () => {
      saver.flush()
      removeEventListener('pagehide', saver.flush)
    }
  }, [saver])

  /** While an older draft is offered, it is merged with what is typed: neither is lost. */
  function save(element: HTMLFormElement) {
    saver.schedule(() => ({
      answers: { ...offer?.answers, ...draftableAnswers(form, readForm(form, element).answers) },
    }))
  }

  function resume(element: HTMLFormElement) {
    if (offer) restoreAnswers(form, element, offer.answers)
    setDecided(true)
  }

  function discard() {
    saver.discard()
    setDecided(true)
  }

  return { offer, save, resume, discard }
}

/** A draft is worth offering when it holds an answer that the session draft lacks. */
function unlessInSession(form: FormDefinition, draft: Draft | null): Draft | null {
  const inSession = readSessionDraft(form)?.answers ?? {}
  return Object.keys(draft?.answers ?? {}).some((name) => !Object.hasOwn(inSession, name)) ? draft : null
}
