import * as React from 'react'

/** What each key does, by `KeyboardEvent.key`. */
type Shortcuts = Readonly<Record<string, () => void>>

/** Runs shortcuts, unless the person is typing, a dialog is open, or they are switched off. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = React.useRef(shortcuts)
  React.useEffect(() => {
    latest.current = shortcuts
  }, [shortcuts])
  React.useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = latest.current[event.key]
      if (!shortcut || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      event.preventDefault()
      shortcut()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')
  return (
    Boolean(isTyping) || document.querySelector('[role=dialog], [role=alertdialog], [role=listbox]') !== null
  )
}
