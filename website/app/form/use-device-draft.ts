import { useEffect, useMemo, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { type Draft, draftableAnswers } from './stored-draft.ts'
import { createDeviceDraft } from './device-draft.ts'
import { readForm } from './read-form.ts'
import { restoreAnswers } from './restore-answers.ts'
import { readTabDraft } from './tab-draft.ts'

/** Saves a long form's answers on this device, and offers a draft from an earlier visit. */
export function useDeviceDraft(form: FormDefinition) {
  const hydrated = useHydrated()
  const saver = useMemo(() => createDeviceDraft(form), [form])
  const found = useMemo(() => (hydrated ? unlessInTab(form, saver.read()) : null), [hydrated, form, saver])
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

/** A draft is worth offering when it holds an answer that the draft in the tab lacks. */
function unlessInTab(form: FormDefinition, draft: Draft | null): Draft | null {
  const inTab = readTabDraft(form)?.answers ?? {}
  return Object.keys(draft?.answers ?? {}).some((name) => !Object.hasOwn(inTab, name)) ? draft : null
}
