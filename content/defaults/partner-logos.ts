import { drawing } from './compose.ts'

/** Neutral marks, one per kind of shop, in the places of partners' own, until an editor uploads real ones. */
export const PARTNER_LOGOS = [
  { name: 'Bakery', picture: drawing('logo-a', 'Bakery') },
  { name: 'Books', picture: drawing('logo-b', 'Books') },
  { name: 'Café', picture: drawing('logo-c', 'Café') },
  { name: 'Florist', picture: drawing('logo-d', 'Florist') },
  { name: 'Bikes', picture: drawing('logo-e', 'Bikes') },
  { name: 'Pharma', picture: drawing('logo-f', 'Pharma') },
]
