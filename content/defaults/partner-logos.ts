import { illustration } from './compose.ts'

/** Placeholder logos, one per kind of shop, until an editor uploads those of real partners. */
export const PARTNER_LOGOS = [
  { name: 'Bakery', picture: illustration('logo-a', 'Bakery') },
  { name: 'Books', picture: illustration('logo-b', 'Books') },
  { name: 'Café', picture: illustration('logo-c', 'Café') },
  { name: 'Florist', picture: illustration('logo-d', 'Florist') },
  { name: 'Bikes', picture: illustration('logo-e', 'Bikes') },
  { name: 'Pharmacy', picture: illustration('logo-f', 'Pharmacy') },
]
