import { YELLOW } from '../palette.ts'
import { SKIN } from './person.ts'

/** How the local partner looks in scenes; the arms differ. */
export const LOCAL_PARTNER_LOOK = {
  skin: SKIN.brown,
  hue: YELLOW,
  hair: 'short',
  wears: 'bag',
} as const
