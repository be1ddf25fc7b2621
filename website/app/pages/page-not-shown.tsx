import { isRouteErrorResponse, useRouteError } from 'react-router'

/** What stands in a page's place when it cannot be shown. */
export function PageNotShown() {
  const { heading, words } = explain(useRouteError())
  return (
    <section className="container" data-world="Charcoal">
      <title>{heading}</title>
      <h1>{heading}</h1>
      <p>{words}</p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </section>
  )
}

function explain(error: unknown): { heading: string; words: string } {
  if (!isRouteErrorResponse(error))
    return { heading: 'Something went wrong', words: 'Please try again in a moment.' }
  if (error.status === 404) return { heading: 'Page not found', words: 'There is no page at this address.' }
  return { heading: 'Unable to load page content', words: 'Please try again in a moment.' }
}
