import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '../ui/button-link.tsx'
import { Heading } from '../ui/heading.tsx'

/** Replaces a page that cannot be shown. */
export function ErrorPage() {
  const error = useRouteError()
  const { heading, text } = explain(error)
  return (
    <section className="panel fill beamed" data-color="charcoal" role="alert">
      <title>{heading}</title>
      <div className="wrap opening hero-text beams">
        {isRouteErrorResponse(error) && <p>Error {error.status}</p>}
        <Heading level={1}>{heading}</Heading>
        <p className="lead">{text}</p>
        <div className="buttons">
          <ButtonLink to="/" text="Go to the home page" large />
          <ButtonLink to="/contacts" text="Contact us" variant="secondary" large />
        </div>
      </div>
    </section>
  )
}

const NEW_LINK = 'Open the preview from the content service again, or ask for a new link.'
const TRY_AGAIN = 'Please try again in a moment.'

function explain(error: unknown): { heading: string; text: string } {
  if (!isRouteErrorResponse(error)) return { heading: 'Something went wrong', text: TRY_AGAIN }
  const known = KNOWN[error.status]
  return known ?? { heading: 'Something went wrong', text: TRY_AGAIN }
}

const KNOWN: Readonly<Record<number, { heading: string; text: string }>> = {
  403: {
    heading: 'This preview link is not valid',
    text: `It is incomplete or has been changed. ${NEW_LINK}`,
  },
  404: { heading: 'Page not found', text: 'There is no page at this address.' },
  405: {
    heading: 'This page does not accept forms',
    text: 'Please go back to the previous page and send the form again.',
  },
  410: {
    heading: 'This preview has expired',
    text: `Previews work for an hour, review links for a day. ${NEW_LINK}`,
  },
  503: { heading: 'Unable to load page content', text: TRY_AGAIN },
}
