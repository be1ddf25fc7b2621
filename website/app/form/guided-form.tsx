import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { DraftOffer } from './draft-offer.tsx'
import { FormFrame } from './form-frame.tsx'
import { FormSection } from './form-section.tsx'
import type { OpenFormProps } from './plain-form.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Review } from './review.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useGuided } from './use-guided.ts'

/** All sections on one page, with how far one is; then all answers to check. Without JavaScript it is sent at once. */
export function GuidedForm({ form, state, submission }: OpenFormProps) {
  const guided = useGuided(form, submission)
  const hydrated = useHydrated()
  const { done, reviewed, offer } = guided
  const { errors, phase } = submission.progress
  const busy = phase === 'submitting'
  return (
    <FormFrame
      form={form}
      state={state}
      submission={submission}
      onSubmit={({ currentTarget }) => guided.goOn(currentTarget)}
      onEdit={guided.note}
      buttons={
        <>
          <SubmitButton
            form={form}
            busy={busy}
            {...(hydrated && !reviewed && { words: 'Check your answers' })}
          />
          {reviewed && (
            <Button
              look="second"
              large
              disabled={busy}
              onClick={() => guided.change(form.sections.length - 1)}
            >
              Back
            </Button>
          )}
        </>
      }
    >
      {offer && <DraftOffer draft={offer} resume={guided.resume} startAgain={guided.startAgain} />}
      <ProgressBar form={form} done={done} reviewing={reviewed !== null} />
      {form.sections.map((section, place) => (
        <FormSection
          key={section.title}
          form={form}
          section={section}
          state={state}
          errors={errors}
          place={place}
          hidden={reviewed !== null}
        />
      ))}
      {reviewed && <Review form={form} answers={reviewed} change={guided.change} busy={busy} />}
      {hydrated && <DraftNotice form={form} />}
    </FormFrame>
  )
}

/** Says what is stored on the device, and what is not (see draft.ts). */
function DraftNotice({ form }: { form: FormDefinition }) {
  const never = Object.values(form.fields).filter(({ neverDrafted, sensitive }) => neverDrafted || sensitive)
  const except = new Intl.ListFormat('en-GB').format(never.map(({ label }) => label))
  return (
    <p className="hint">
      What you type is kept on this device until you send it{except && `, except for ${except}`}.
    </p>
  )
}
