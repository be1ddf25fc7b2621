import { useRef } from 'react'

interface FocusHandlers {
  readonly onOpenAutoFocus: () => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/**
 * Props of the content of a dialog that is opened without a trigger of its own: when it closes, the focus returns to
 * what had it, or to the page if that is gone or disabled. Without them it is lost, and the keyboard starts at the top
 * again.
 */
export function useFocusReturn(): FocusHandlers {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      // Something else may have taken it, e.g. a block that was added.
      if (!isLost()) return
      if (opener.current instanceof HTMLElement) opener.current.focus()
      if (isLost()) document.getElementById('main-content')?.focus()
    },
  }
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
