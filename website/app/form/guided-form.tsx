import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { Button } from '../ui/button.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { FormFrame } from './form-frame.tsx'
import { FormSection } from './form-section.tsx'
import { sectionOf } from './guided-steps.ts'
import type { OpenFormProps } from './plain-form.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Review } from './review.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useGuided } from './use-guided.ts'

/** One section at a time, then all answers to check. Without JavaScript all sections stand on one page. */
export function GuidedForm({ form, state, submission }: OpenFormProps) {
  const guided = useGuided(form, state, submission)
  const { step, last, reviewed, offer } = guided
  const { errors, phase } = submission.progress
  return (
    <FormFrame
      form={form}
      state={state}
      submission={submission}
      onSubmit={({ currentTarget }) => guided.goOn(currentTarget)}
      onEdit={guided.note}
      section={guided.section}
      reveal={(field) => guided.reveal(sectionOf(form, field))}
      buttons={
        <>
          <SubmitButton form={form} busy={phase === 'submitting'} {...wordsAt(guided)} />
          <BackButton step={step} moveTo={guided.moveTo} />
        </>
      }
    >
      {offer && <DraftOffer draft={offer} resume={guided.resume} startAgain={guided.startAgain} />}
      <ProgressBar form={form} step={step} />
      {form.sections.map((section, place) => (
        <FormSection
          key={section.title}
          form={form}
          section={section}
          state={state}
          errors={errors}
          hidden={step !== null && step !== place}
        />
      ))}
      {step === last && reviewed && <Review form={form} answers={reviewed} change={guided.moveTo} />}
      {step !== null && <KeptHere form={form} />}
    </FormFrame>
  )
}

/** What the button does next; at the end, and without JavaScript, the form's own words. */
function wordsAt({ step, last, through }: Pick<ReturnType<typeof useGuided>, 'step' | 'last' | 'through'>) {
  if (step === null || step === last) return {}
  return { words: through || step + 1 === last ? 'Check your answers' : 'Continue' }
}

function BackButton({ step, moveTo }: { step: number | null; moveTo: (step: number) => void }) {
  if (step === null || step === 0) return null
  return (
    <Button look="second" large onClick={() => moveTo(step - 1)}>
      Back
    </Button>
  )
}

function KeptHere({ form }: { form: FormDefinition }) {
  const never = Object.values(form.fields).filter(({ neverDrafted }) => neverDrafted)
  const except = never.map(({ label }) => label).join(' and ')
  return (
    <p className="hint">
      What you type is kept on this device until you send it{except && `, except for ${except}`}.
    </p>
  )
}
