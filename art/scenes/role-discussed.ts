import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { LOCAL_PARTNER_LOOK } from '../components/local-partner-look.ts'
import { bubble } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { box, discs, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A future local partner and someone of Beam Wallet, who talk in front of a flip chart about stores. */
export const roleDiscussed = scene(
  'role-discussed',
  beam(168, 122, 316, 96, TEAL[300]),
  groundShadow(160, 226, 290),
  stroke('M138 150L126 224M190 150L202 224', CHARCOAL[500], 8),
  floatingShadow(112, 50, 104, 116, 14),
  box(112, 50, 104, 116, WHITE, 14),
  box(112, 50, 104, 16, CHARCOAL[600], 8),
  stroke('M164 102V116M138 132V116H190V132', CHARCOAL[300], 5),
  mark(148, 72, 34, PINK[600], YELLOW[500]),
  badge('bread', 138, 142, 15, YELLOW[500], INK),
  badge('cup', 190, 142, 15, TEAL[600], WHITE),
  person({ ...LOCAL_PARTNER_LOOK, right: [84, -160], left: [-50, -98] }, 62, 226, 0.64),
  person(
    { skin: SKIN.tan, hue: PINK, hair: 'long', wears: 'badge', left: [-86, -150], right: [50, -96] },
    262,
    226,
    0.64,
  ),
  bubble(82, 4, 66, 40, TEAL[700], 4, dots()),
)

function dots() {
  return discs(
    [
      [17, 20],
      [33, 20],
      [49, 20],
    ],
    5.5,
    WHITE,
  )
}
