import { createContext } from 'react'

/** The CSS this page needs, known while rendering on the server; the browser already has it in the document. */
export const PageStyles = createContext('')
