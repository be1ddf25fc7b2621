/**
 * For the element that a response to a post without JavaScript should open at: the browser focuses it. With JavaScript
 * the form moves the focus.
 */
export const INITIAL_FOCUS = { autoFocus: true, tabIndex: -1 } as const
