/** The four colors and their steps, as docs/design-system.md names them. */
export const PINK = {
  50: '#fff0f5',
  100: '#ffd6e4',
  300: '#ff8fb5',
  500: '#f23d7f',
  600: '#d4155b',
  700: '#a80d47',
  900: '#45061f',
} as const
export const YELLOW = {
  50: '#fff9e2',
  100: '#ffeeb0',
  300: '#ffdb5c',
  500: '#ffc81a',
  600: '#a87400',
  700: '#7d5600',
  900: '#332300',
} as const
export const TEAL = {
  50: '#e6faf6',
  100: '#c2f0e8',
  300: '#5ed6c7',
  500: '#12b3a2',
  600: '#067a6e',
  700: '#055f57',
  900: '#032b28',
} as const
export const CHARCOAL = {
  50: '#f6f5f3',
  100: '#e8e6e2',
  300: '#b9b7b2',
  500: '#6f6e6c',
  600: '#4a4a4c',
  700: '#2f3035',
  900: '#191a1e',
} as const
export const WHITE = '#fff'
export const PAPER = '#fffdfa'
export const INK = CHARCOAL[900]

/** Tints and beams of the dark scheme, for scenes with a field of their own. */
export const DARK = {
  pink: { tint: '#311b27', beam: '#6b1038' },
  yellow: { tint: '#2d2819', beam: '#463a16' },
  teal: { tint: '#172c2c', beam: '#0a5148' },
} as const

/** One of the four colors with all its steps. */
export type Hue = typeof PINK | typeof YELLOW | typeof TEAL | typeof CHARCOAL
