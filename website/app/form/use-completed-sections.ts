import { useState } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { completedSections } from './completed-sections.ts'
import { readForm } from './read-form.ts'

/** Which sections of a form are complete; null before the first change. */
export function useCompletedSections(form: FormDefinition) {
  const [completed, setCompleted] = useState<readonly boolean[] | null>(null)
  return {
    completed,
    update: (element: HTMLFormElement) =>
      setCompleted(completedSections(form, readForm(form, element).answers)),
    reset: () => setCompleted(null),
  }
}
