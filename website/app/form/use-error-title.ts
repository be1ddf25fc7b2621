import { useEffect } from 'react'

const PREFIX = 'Error: '

/** While something is wrong the window's title says so first. */
export function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    const title = document.title.startsWith(PREFIX) ? document.title.slice(PREFIX.length) : document.title
    document.title = wrong ? PREFIX + title : title
  }, [wrong])
}
