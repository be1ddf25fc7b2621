import type { SyntheticEvent } from 'react'
import { FormElement } from './form-element.tsx'
import type { FormLayoutProps } from './form-layout.ts'
import { FormSection } from './form-section.tsx'
import { readForm } from './read-form.ts'
import { SubmitButton } from './submit-button.tsx'

/** The layout of a short form: all sections, and one button. */
export function PlainForm({ form, state, submission }: FormLayoutProps) {
  const { progress, send } = submission

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const { answers, honeypot } = readForm(form, event.currentTarget)
    void send(answers, honeypot)
  }

  return (
    <FormElement
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
    </FormElement>
  )
}
