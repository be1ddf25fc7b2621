/** The brand colours that editors can choose (docs/design-system.md). */
export const COLOURS = ['Pink', 'Yellow', 'Teal', 'Charcoal'] as const
export type Colour = (typeof COLOURS)[number]
