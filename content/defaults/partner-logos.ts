import { drawing } from './compose.ts'

/** Neutral drawings in the places of partners' marks, until an editor uploads real ones. */
export const PARTNER_LOGOS = (['a', 'b', 'c', 'd', 'e', 'f'] as const).map((letter) => {
  const name = `Partner ${letter.toUpperCase()}`
  return { name, picture: drawing(`logo-${letter}`, name) }
})
