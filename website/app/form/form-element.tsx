import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { fileFieldsOf } from '@beam/forms/engine/file-fields-of.ts'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormAlert } from './form-alert.tsx'
import { focusControl } from './focus-control.ts'
import { moveOnWithEnter } from './move-on-with-enter.ts'
import type { FormState } from './form-state.ts'
import { RejectField } from './reject-field.ts'
import { Honeypot } from './honeypot.tsx'
import { useTabDraft } from './use-tab-draft.ts'
import type { Submission } from './use-submission.ts'
import { withLinks } from './with-links.tsx'

interface FormElementProps {
  readonly form: FormDefinition
  readonly state: FormState
  readonly submission: Submission
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  readonly onEdit?: (element: HTMLFormElement) => void
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** The `<form>` element of every layout: form error, error summary, honeypot, buttons, and focus handling. */
export function FormElement(props: FormElementProps) {
  const { form, state, submission, onSubmit, onEdit, buttons, children } = props
  const { progress, dispatch } = submission
  const { element, summary, alert, goTo } = useFocus(props)
  const restored = useTabDraft(form, state, element)
  const filesLost = state.kind === 'rejected' ? state.filesLost : restored.filesLost
  const hasSummary = Object.keys(progress.errors).length > 0
  const formAlert = <FormAlert error={progress.formError} silent={hasSummary} ref={alert} />
  // Without a fragment: with one that the summary left, the browser would scroll the response to it.
  const { pathname: page } = useLocation()

  function edit(event: SyntheticEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (Object.hasOwn(form.fields, name)) dispatch({ kind: 'edited', field: name })
    onEdit?.(event.currentTarget)
  }

  /** Prevents the browser's own post last: if our code throws, the form is still sent. */
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    onSubmit(event)
    event.preventDefault()
  }

  return (
    <RejectField value={(field, message) => dispatch({ kind: 'fieldRejected', field, message })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its controls, as with onInput */}
      <form
        className="form"
        method="post"
        action={page}
        encType={fileFieldsOf(form).length > 0 ? 'multipart/form-data' : undefined}
        data-form={form.name}
        aria-label={form.title}
        tabIndex={progress.phase === 'submitting' ? -1 : undefined}
        noValidate
        ref={element}
        onInput={edit}
        onKeyDown={moveOnWithEnter}
        onSubmit={submit}
      >
        {restored.answersKept && <output className="notice">We kept your answers.</output>}
        {form.failure.place === 'above-form' && formAlert}
        {(progress.failures > 0 || state.kind === 'rejected') && (
          <ErrorSummary form={form} errors={progress.errors} goTo={goTo} ref={summary} />
        )}
        {children}
        <Honeypot />
        {filesLost && <p className="notice">Please choose your files again.</p>}
        {form.failure.place === 'above-button' && formAlert}
        {form.beforeSending && <p>{withLinks(form.beforeSending.text, form.beforeSending.links)}</p>}
        <div className="form-buttons">{buttons}</div>
        <output className="visually-hidden">{progress.phase === 'submitting' && form.submit.busy}</output>
      </form>
    </RejectField>
  )
}

/**
 * After a failed submission the focus moves to the reason. While the form is busy it is on the form: the disabled
 * button that had it would lose it to the page.
 */
function useFocus({ form, submission }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const { failures, phase } = submission.progress

  useLayoutEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.matches(':disabled')
    if (phase === 'submitting' && isLost) element.current?.focus({ preventScroll: true })
  }, [phase])

  useEffect(() => {
    if (failures === 0) return
    const button = element.current?.querySelector<HTMLButtonElement>('[data-submit]')
    const target = summary.current ?? (form.failure.place === 'above-form' ? alert.current : button)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: target === button ? 'nearest' : 'start' })
  }, [failures, form])

  function goTo(field: string) {
    if (element.current) focusControl(element.current, field)
  }

  return { element, summary, alert, goTo }
}
