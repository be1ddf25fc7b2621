import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { Form } from '../form.tsx'
import type { FormError, FormState } from '../form-state.ts'
import { GuidedForm } from '../guided-form.tsx'
import { PlainForm } from '../plain-form.tsx'

/** The form's HTML as the server renders it. */
export function renderForm(
  form: FormDefinition,
  state?: FormState,
  given: { sendsMail?: boolean } = {},
): string {
  const Layout = form.guided ? GuidedForm : PlainForm
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`${form.page}?sent=no#email`]}>
      <Form form={form} Layout={Layout} {...(state && { state })} {...given} />
    </MemoryRouter>,
  )
}

/** After a submission without JavaScript in which every field was wrong. */
export function rejectedState(
  form: FormDefinition,
  given: { answers?: Record<string, string>; formError?: FormError } = {},
) {
  return {
    kind: 'rejected' as const,
    answers: given.answers ?? {},
    formError: given.formError ?? '',
    errors: Object.fromEntries(Object.keys(form.fields).map((name) => [name, `Wrong ${name}`])),
    advice: {},
    filesLost: false,
  }
}

/** What can be read of it. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>/gu, '')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&#x27;', "'")
}
