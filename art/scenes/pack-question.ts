import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { bubble } from '../components/panel.ts'
import { parcel } from '../components/parcel.ts'
import { PIECE } from '../components/puzzle-piece.ts'
import { groundShadow } from '../components/shadow.ts'
import { mirrored, shape, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The pack of an online store, which contains a plugin, and a question about it. */
export const packQuestion = scene(
  'pack-question',
  beam(180, 122, 288, 96, TEAL[300]),
  groundShadow(144, 222, 212),
  parcel(
    142,
    220,
    0.9,
    transformed(-16, -118, 0.54, -8, shape(PIECE, PINK[600]), mark(-54, -54, 108, WHITE, YELLOW[500])),
    mark(-22, -70, 46, INK, PINK[500]),
  ),
  mirrored(314, 18, 1, bubble(0, 0, 112, 94, TEAL[700], 24, '')),
  textLine('?', 258, 93, { size: 78, face: 'headline', fill: WHITE, anchor: 'middle' }),
)
