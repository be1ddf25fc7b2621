import { createContext } from 'react'

/** The CSS of a page, known while rendering on the server; the browser already has it in the document. */
export interface Styles {
  /** What this page needs, inlined. */
  readonly inlined: string
  /** Address of all styles there are, for moves to other pages. */
  readonly allPath: string
}

export const PageStyles = createContext<Styles>({ inlined: '', allPath: '' })
