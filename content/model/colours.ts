/** The brand's colours, as editors choose them (docs/design-system.md). */
export const COLOURS = ['Pink', 'Yellow', 'Teal', 'Charcoal'] as const
export type Colour = (typeof COLOURS)[number]
