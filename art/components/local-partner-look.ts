import { TEAL, YELLOW } from '../palette.ts'
import { SKIN } from './person.ts'

/** How the local partner looks in scenes; the arms differ. */
export const LOCAL_PARTNER_LOOK = {
  skin: SKIN.brown,
  hue: YELLOW,
  hair: 'short',
  wears: 'bag',
  // Unlike the usual one, it stands out on the pink hero.
  bagFill: TEAL[600],
} as const
