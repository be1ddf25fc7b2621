import type { Colour } from '@beam/content/model/colours.ts'

/** The value of `data-colour`; undefined inherits the surrounding colour world. */
export function colourName(colour: Colour | 'None'): Lowercase<Colour> | undefined {
  if (colour === 'None') return undefined
  return colour.toLowerCase() as Lowercase<Colour>
}
