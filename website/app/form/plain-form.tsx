import type { SyntheticEvent } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { FormFrame } from './form-frame.tsx'
import { FormSection } from './form-section.tsx'
import type { FormState } from './form-state.ts'
import { readForm } from './read-form.ts'
import type { Submission } from './use-submission.ts'
import { SubmitButton } from './submit-button.tsx'

export interface OpenFormProps {
  readonly form: FormDefinition
  readonly state: FormState
  readonly submission: Submission
}

/** All sections at once, and one button. */
export function PlainForm({ form, state, submission }: OpenFormProps) {
  const { progress, send } = submission

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const { answers, trap } = readForm(form, event.currentTarget)
    void send(answers, trap)
  }

  return (
    <FormFrame
      form={form}
      state={state}
      submission={submission}
      onSubmit={submit}
      buttons={<SubmitButton form={form} busy={progress.phase === 'submitting'} />}
    >
      {form.sections.map((section) => (
        <FormSection
          key={section.title}
          form={form}
          section={section}
          state={state}
          errors={progress.errors}
        />
      ))}
    </FormFrame>
  )
}
