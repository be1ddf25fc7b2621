import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { DraftOffer } from './draft-offer.tsx'
import { FormElement } from './form-element.tsx'
import type { FormLayoutProps } from './form-layout.ts'
import { FormSection } from './form-section.tsx'
import { Review } from './review.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useGuidedForm } from './use-guided-form.ts'

/**
 * The layout of a long form: all sections, numbered on one page, then a review of all answers. Without JavaScript there
 * is no review.
 */
export function GuidedForm({ form, state, submission }: FormLayoutProps) {
  const guided = useGuidedForm(form, submission)
  const hydrated = useHydrated()
  const { completed, reviewed, offer } = guided
  const { errors, phase } = submission.progress
  const busy = phase === 'submitting'
  return (
    <FormElement
      form={form}
      state={state}
      submission={submission}
      onSubmit={({ currentTarget }) => guided.submit(currentTarget)}
      onEdit={guided.onEdit}
      buttons={
        <>
          <SubmitButton
            form={form}
            busy={busy}
            {...(hydrated && !reviewed && { label: 'Check your answers' })}
          />
          {reviewed && (
            <Button
              variant="secondary"
              large
              disabled={busy}
              onClick={() => guided.goToSection(form.sections.length - 1)}
            >
              Back
            </Button>
          )}
        </>
      }
    >
      {offer && <DraftOffer draft={offer} resume={guided.resume} startAgain={guided.startAgain} />}
      {!reviewed && (
        <p className="draft-hint">
          {`You can pause: your answers are kept on this device${exceptWhatIsNotKept(form)}.`}
        </p>
      )}
      {form.sections.map((section, index) => (
        <FormSection
          key={section.title}
          form={form}
          section={section}
          state={state}
          errors={errors}
          index={index}
          done={completed?.[index]}
          hidden={reviewed !== null}
        />
      ))}
      {reviewed && <Review form={form} answers={reviewed} change={guided.goToField} busy={busy} />}
    </FormElement>
  )
}

/** Names what is not stored on the device (see stored-draft.ts), each kind once. */
function exceptWhatIsNotKept({ fields }: FormDefinition): string {
  const names = Object.values(fields)
    .filter(({ neverDrafted, sensitive }) => neverDrafted || sensitive)
    .map(({ nameInText, label }) => nameInText ?? label)
  return names.length > 0 ? `, except the ${new Intl.ListFormat('en-US').format(new Set(names))}` : ''
}
