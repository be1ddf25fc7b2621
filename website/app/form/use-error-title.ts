import { useEffect } from 'react'

const PREFIX = 'Error: '

/** Prefixes the document's title with "Error: " while the form has errors. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    const title = document.title.startsWith(PREFIX) ? document.title.slice(PREFIX.length) : document.title
    document.title = hasErrors ? PREFIX + title : title
  }, [hasErrors])
}
