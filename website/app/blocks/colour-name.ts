type Colour = 'None' | 'Pink' | 'Yellow' | 'Teal' | 'Charcoal'

/** The value of `data-colour` for an editor's choice; undefined keeps the colour world around it. */
export function colourName(colour: Colour): 'pink' | 'yellow' | 'teal' | 'charcoal' | undefined {
  if (colour === 'None') return undefined
  return colour.toLowerCase() as Lowercase<Exclude<Colour, 'None'>>
}
