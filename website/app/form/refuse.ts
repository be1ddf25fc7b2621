import { createContext } from 'react'

/** How a control says that what was just chosen breaks a rule, before anything is sent. */
export const Refuse = createContext<(field: string, message: string) => void>(() => undefined)
