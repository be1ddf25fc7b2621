import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { fileFieldsOf } from '@beam/forms/engine/file-fields.ts'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormAlert } from './form-alert.tsx'
import { focusControl } from './form-element.ts'
import type { FormState } from './form-state.ts'
import { Refuse } from './refuse.ts'
import { Trap } from './trap.tsx'
import { useKeptInTab } from './use-kept-in-tab.ts'
import type { Submission } from './use-submission.ts'

interface FormFrameProps {
  readonly form: FormDefinition
  readonly state: FormState
  readonly submission: Submission
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  readonly onEdit?: (element: HTMLFormElement) => void
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** What every open form has: the general place, the summary of errors, the trap, the buttons; and where the focus goes. */
export function FormFrame(props: FormFrameProps) {
  const { form, state, submission, onSubmit, onEdit, buttons, children } = props
  const { progress, tell } = submission
  const { element, summary, alert, goTo } = useFocus(props)
  const lostInTab = useKeptInTab(form, state, element)
  const filesLost = state.kind === 'again' ? state.filesLost : lostInTab
  const place = <FormAlert general={progress.general} ref={alert} />

  function edit(event: SyntheticEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (Object.hasOwn(form.fields, name)) tell({ kind: 'edited', field: name })
    onEdit?.(event.currentTarget)
  }

  /** Prevents the browser's own post last: where our code fails, the form is still sent. */
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    onSubmit(event)
    event.preventDefault()
  }

  return (
    <Refuse value={(field, message) => tell({ kind: 'misanswered', field, message })}>
      <form
        className="form"
        method="post"
        action={OWN_PAGE}
        encType={fileFieldsOf(form).length > 0 ? 'multipart/form-data' : undefined}
        data-form={form.name}
        aria-label={form.title}
        noValidate
        ref={element}
        onInput={edit}
        onSubmit={submit}
      >
        {form.failure.place === 'above-form' && place}
        {(progress.failures > 0 || state.kind === 'again') && (
          <ErrorSummary form={form} errors={progress.errors} goTo={goTo} ref={summary} />
        )}
        {children}
        <Trap />
        {filesLost && <p className="notice">Your files were not kept: choose them again.</p>}
        {form.failure.place === 'above-button' && place}
        <div className="form-buttons">{buttons}</div>
        <output className="visually-hidden">{progress.phase === 'submitting' && form.submit.busy}</output>
      </form>
    </Refuse>
  )
}

/** Its address without the fragment that a link of the summary left there: from that on the browser would show the next answer. */
const OWN_PAGE = '?'

/** After a try that failed the focus goes to what says why. */
function useFocus({ form, submission }: FormFrameProps) {
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const { failures } = submission.progress

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
