import { type Ref } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { FormIcon } from './form-icon.tsx'
import { INITIAL_FOCUS } from './initial-focus.ts'
import { maskAddress } from './mask-address.ts'
import { deleteReceipt } from './receipt.ts'

interface ThankYouPanelProps {
  readonly form: FormDefinition
  readonly reference: string
  /** Confirmations are sent by mail. */
  readonly sendsMail: boolean
  /** The address that one would be sent to; '' where it is not known, because addresses are never part of a URL. */
  readonly confirmedTo: string
  readonly ref: Ref<HTMLHeadingElement>
}

/** Replaces the form once it is stored. */
export function ThankYouPanel({ form, reference, sendsMail, confirmedTo, ref }: ThankYouPanelProps) {
  const [heading, ...paragraphs] = form.success
  const { link } = form.afterwards
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
      <div className="receipt">
        {reference && (
          <dl className="reference">
            <dt>Your reference</dt>
            <dd>{reference}</dd>
          </dl>
        )}
        <Confirmation sendsMail={sendsMail} confirmedTo={confirmedTo} />
      </div>
      <div className="thank-you-text">
        <NextSteps steps={form.afterwards.steps} />
        <p>
          Haven’t heard from us? <SiteLink to="/contacts">Contact us</SiteLink> with your reference.
        </p>
      </div>
      <div className="form-buttons">
        {link && (
          <SiteLink to={link.address} className="button button-secondary">
            {link.text}
          </SiteLink>
        )}
        <a href={form.page} onClick={() => deleteReceipt(form.name)}>
          Fill out the form again
        </a>
      </div>
    </section>
  )
}

/**
 * Where a confirmation may arrive. It promises none: suspected spam gets none before staff release it, and one person
 * gets a few a day. The text is the same for everybody, so that it tells neither a spammer nor a stranger anything. The
 * address is masked: others may look at the screen.
 */
function Confirmation({ sendsMail, confirmedTo }: Pick<ThankYouPanelProps, 'sendsMail' | 'confirmedTo'>) {
  if (!sendsMail) return <p>We do not send a confirmation by email. Please keep your reference.</p>
  return (
    <p>
      A confirmation usually goes to{' '}
      {confirmedTo ? <strong>{maskAddress(confirmedTo)}</strong> : 'the email address you gave'} within a few
      minutes. If you don’t see one, check your spam folder, and keep your reference.
    </p>
  )
}

function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <>
      <h3>What happens next</h3>
      <ol className="next-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
