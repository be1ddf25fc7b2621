/** The brand colors that editors can choose (docs/design-system.md). */
export const COLORS = ['Pink', 'Yellow', 'Teal', 'Charcoal'] as const
export type Color = (typeof COLORS)[number]
