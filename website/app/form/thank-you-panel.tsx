import { type Ref } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { FormIcon } from './form-icon.tsx'
import { INITIAL_FOCUS } from './initial-focus.ts'
import { deleteReceipt } from './receipt.ts'

interface ThankYouPanelProps {
  readonly form: FormDefinition
  readonly reference: string
  readonly ref: Ref<HTMLHeadingElement>
}

/** Replaces the form once it is stored. */
export function ThankYouPanel({ form, reference, ref }: ThankYouPanelProps) {
  const [heading, ...paragraphs] = form.success
  return (
    <section className="thank-you" aria-labelledby="thank-you-title" data-form-sent={form.name}>
      <span className="thank-you-mark">
        <FormIcon name="done" />
      </span>
      <div className="thank-you-text">
        <h2 id="thank-you-title" ref={ref} {...INITIAL_FOCUS}>
          {heading}
        </h2>{' '}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {reference && (
        <dl className="reference">
          <dt>Your reference</dt>
          <dd>{reference}</dd>
        </dl>
      )}
      <p>
        <a href={form.page} onClick={() => deleteReceipt(form.name)}>
          Fill in the form again
        </a>
      </p>
    </section>
  )
}
