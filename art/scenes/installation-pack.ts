import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { parcel } from '../components/parcel.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { groundShadow } from '../components/shadow.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The contents of an installation pack: a terminal, a sticker for the door, a sign for the counter. */
export const installationPack = scene(
  'installation-pack',
  beam(160, 106, 300, 90, TEAL[300]),
  groundShadow(160, 226, 270),
  parcel(
    160,
    224,
    1,
    transformed(
      -52,
      -124,
      1,
      -10,
      box(-34, -52, 68, 110, TEAL[600], 12),
      textLine('15%', 0, -10, { size: 26, face: 'headline', fill: WHITE, anchor: 'middle' }),
      textLine('back', 0, 12, { size: 15, face: 'bold', fill: WHITE, anchor: 'middle' }),
    ) +
      terminal(mark(38, 22, 60, PINK[600], YELLOW[500]), 22, -96, 0.5, 6) +
      transformed(78, -112, 1, 12, disc(0, -12, 32, YELLOW[500]), mark(-20, -32, 40, INK, PINK[500])),
    mark(-22, -66, 46, WHITE, YELLOW[500]),
    PINK,
  ),
  coin(286, 54, 20, 12),
)
