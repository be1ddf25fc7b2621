import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '../ui/button-link.tsx'
import { Heading } from '../ui/heading.tsx'

/** What stands in a page's place when it cannot be shown. */
export function PageNotShown() {
  const { heading, words } = explain(useRouteError())
  return (
    <section className="panel fill beamed" data-colour="charcoal" role="alert">
      <title>{heading}</title>
      <div className="wrap block-header">
        <Heading level={1}>{heading}</Heading>
        <p className="lead">{words}</p>
        <div>
          <ButtonLink to="/" text="Go to the home page" large />
        </div>
      </div>
    </section>
  )
}

const AGAIN = 'Please try again in a moment.'

function explain(error: unknown): { heading: string; words: string } {
  if (!isRouteErrorResponse(error)) return { heading: 'Something went wrong', words: AGAIN }
  const known = KNOWN[error.status]
  return known ?? { heading: 'Something went wrong', words: AGAIN }
}

const KNOWN: Readonly<Record<number, { heading: string; words: string }>> = {
  404: { heading: 'Page not found', words: 'There is no page at this address.' },
  405: {
    heading: 'Nothing to send here',
    words: 'This page takes no forms. Please go back to the one you came from.',
  },
  410: { heading: 'This preview has expired', words: 'Open it again from the content service.' },
  503: { heading: 'Unable to load page content', words: AGAIN },
}
