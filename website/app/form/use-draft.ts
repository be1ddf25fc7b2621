import { useEffect, useMemo, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { type Draft, draftable } from './draft.ts'
import { createDraftSaver } from './draft-saver.ts'
import { fillIn } from './fill-in.ts'
import { leftInTab } from './kept-in-tab.ts'
import { readForm } from './read-form.ts'

/** Keeps a long form's answers on the device, and offers again what was left there. */
export function useDraft(form: FormDefinition) {
  const hydrated = useHydrated()
  const saver = useMemo(() => createDraftSaver(form), [form])
  const left = useMemo(() => (hydrated ? unlessHere(form, saver.left()) : null), [hydrated, form, saver])
  const [answered, setAnswered] = useState(false)
  const offer = answered ? null : left

  useEffect(() => {
    addEventListener('pagehide', saver.flush)
    return () => {
      saver.flush()
      removeEventListener('pagehide', saver.flush)
    }
  }, [saver])

  /** While an older draft is offered, what is typed joins it: neither is lost. */
  function note(element: HTMLFormElement) {
    saver.note(() => ({
      answers: { ...offer?.answers, ...draftable(form, readForm(form, element).answers) },
    }))
  }

  function resume(element: HTMLFormElement) {
    if (offer) fillIn(form, element, offer.answers)
    setAnswered(true)
  }

  function forget() {
    saver.forget()
    setAnswered(true)
  }

  return { offer, note, resume, forget }
}

/** A draft is worth offering when it holds an answer that this tab has not kept itself. */
function unlessHere(form: FormDefinition, draft: Draft | null): Draft | null {
  const here = leftInTab(form)?.answers ?? {}
  return Object.keys(draft?.answers ?? {}).some((name) => !Object.hasOwn(here, name)) ? draft : null
}
