import type { Color } from '@beam/content/model/colors.ts'

/** The value of `data-color`; undefined inherits the surrounding color world. */
export function colorName(color: Color | 'None'): Lowercase<Color> | undefined {
  if (color === 'None') return undefined
  return color.toLowerCase() as Lowercase<Color>
}
