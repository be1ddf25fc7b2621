import { useState } from 'react'

/** A choice that this browser keeps, e.g. whether the live preview is open. */
export function useStoredChoice<T extends string>(
  key: string,
  choices: readonly T[],
  initial: T,
): [T, (choice: T) => void] {
  const [choice, setChoice] = useState(() => choices.find((known) => known === read(key)) ?? initial)
  const choose = (next: T) => {
    setChoice(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Blocked: the choice is valid for this view.
    }
  }
  return [choice, choose]
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
