import { Button } from '../ui/button.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { INLINE_SCRIPT } from './inline-scripts/inline-script.ts'

interface CookieConsentProps {
  readonly tagManagerId: string | null
  readonly hasAssistant: boolean
  /** Nothing that needs consent is loaded in a preview, so nothing is asked. */
  readonly isPreview: boolean
}

/**
 * The question about cookies. It is hidden in the HTML and shown by the inline script directly after it, before the
 * first paint; see inline-scripts/manage-consent.ts for what its buttons do.
 */
export function CookieConsent({ tagManagerId, hasAssistant, isPreview }: CookieConsentProps) {
  return (
    <>
      {!isPreview && <ConsentQuestion tagManagerId={tagManagerId} hasAssistant={hasAssistant} />}
      <script data-inline="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
    </>
  )
}

function ConsentQuestion({ tagManagerId, hasAssistant }: Omit<CookieConsentProps, 'isPreview'>) {
  return (
    <section
      id="cookie-consent"
      className="cookie-consent"
      aria-label="Cookie consent"
      data-tag-manager={tagManagerId ?? undefined}
      hidden
      suppressHydrationWarning
    >
      <p>
        May we use cookies to count visits and see which of our ads work
        {hasAssistant && ', and load our chat assistant'}? Nothing is set unless you accept.{' '}
        <SiteLink to="/privacy-policy">Privacy Policy</SiteLink>
      </p>
      <div className="buttons">
        <Button variant="secondary" data-consent="declined">
          Decline
        </Button>
        <Button variant="secondary" data-consent="accepted">
          Accept
        </Button>
      </div>
    </section>
  )
}
