import type { Colour } from '@beam/content/model/colours.ts'

/** The value of `data-colour` for an editor's choice; undefined keeps the colour world around it. */
export function colourName(colour: Colour | 'None'): Lowercase<Colour> | undefined {
  if (colour === 'None') return undefined
  return colour.toLowerCase() as Lowercase<Colour>
}
