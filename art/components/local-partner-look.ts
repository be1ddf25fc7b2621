import { CHARCOAL, INK } from '../palette.ts'
import { SKIN } from './person.ts'

/** How the local partner looks in every scene; the arms differ. */
export const LOCAL_PARTNER_LOOK = {
  skin: SKIN.brown,
  hue: CHARCOAL,
  coat: [CHARCOAL[700], INK],
  hair: 'short',
  wears: 'bag',
} as const
