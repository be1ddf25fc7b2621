import type { KeyboardEvent } from 'react'

/**
 * Lets Shift+Tab leave a toolbar that takes the focus itself to give it to one of its buttons: from what precedes them,
 * the focus came back to the buttons. Used by the patched rich text (panel-patches/rich-text-patches.ts).
 */
export function letFocusOut({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Tab' || !shiftKey || currentTarget.tabIndex < 0) return
  currentTarget.tabIndex = -1
  setTimeout(() => {
    currentTarget.tabIndex = 0
  })
}
