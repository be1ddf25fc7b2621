/**
 * A page that answers a post without JavaScript opens at what it has to say: the browser moves there by itself.
 * With JavaScript the form moves the focus.
 */
export const OPENS_HERE = { autoFocus: true, tabIndex: -1 } as const
