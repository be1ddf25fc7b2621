import { createElement, Fragment, type ReactNode } from 'react'

/** Renders the entries of a list whose order never changes, so that they need no keys. */
export function renderList<T>(
  entries: readonly T[],
  render: (entry: T, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...entries.map((entry, index) => render(entry, index)))
}
