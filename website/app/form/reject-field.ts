import { createContext } from 'react'

/** Lets a control reject a value immediately, before anything is sent. */
export const RejectField = createContext<(field: string, message: string) => void>(() => undefined)
