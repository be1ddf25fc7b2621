import { useEffect } from 'react'

/**
 * Tells editors that they see an earlier version. Links are not followed and forms are not sent: they would leave it.
 */
export function VersionBar() {
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const click = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) stop(event)
    }
    document.addEventListener('click', click, options)
    document.addEventListener('submit', stop, options)
    return () => listening.abort()
  }, [])
  return (
    <aside className="preview-bar fill" data-color="yellow" aria-label="Preview">
      <p className="wrap">
        <strong>Earlier version.</strong> This was published once. Nothing can be changed here; restore it to
        edit it.
      </p>
    </aside>
  )
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
