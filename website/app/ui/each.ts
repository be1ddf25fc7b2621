import { createElement, Fragment, type ReactNode } from 'react'

/** Draws the entries of a list that stays as it is: such entries need no keys. */
export function each<T>(entries: readonly T[], draw: (entry: T, place: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...entries.map((entry, place) => draw(entry, place)))
}
