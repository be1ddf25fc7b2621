import { useEffect, useMemo, useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { draftable } from './draft.ts'
import { createDraftSaver } from './draft-saver.ts'
import { answerControl } from './form-element.ts'
import { readForm } from './read-form.ts'
import { useHydrated } from './use-hydrated.ts'

/** Keeps a long form's answers on the device, and offers again what was left there. */
export function useDraft(form: FormDefinition) {
  const hydrated = useHydrated()
  const saver = useMemo(() => createDraftSaver(form), [form])
  const left = useMemo(() => (hydrated ? saver.left() : null), [hydrated, saver])
  const [answered, setAnswered] = useState(false)
  const offer = answered ? null : left

  useEffect(() => {
    addEventListener('pagehide', saver.flush)
    return () => removeEventListener('pagehide', saver.flush)
  }, [saver])

  /** While an older draft is offered, what is typed joins it: neither is lost. */
  function note(element: HTMLFormElement, section: number) {
    saver.note(() => ({
      section: offer?.section ?? section,
      answers: { ...offer?.answers, ...draftable(form, readForm(form, element).answers) },
    }))
  }

  /** Fills in what the draft holds and nobody has typed since. */
  function resume(element: HTMLFormElement) {
    const typed = draftable(form, readForm(form, element).answers)
    for (const [name, answer] of Object.entries(offer?.answers ?? {})) {
      if (!Object.hasOwn(typed, name)) answerControl(element, name, answer)
    }
    setAnswered(true)
  }

  function forget() {
    saver.forget()
    setAnswered(true)
  }

  return { offer, note, resume, forget }
}
