import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape } from '../components/svg.ts'
import { scene } from './scene.ts'

/** An open help book. */
export const helpBook = scene(
  'help-book',
  beam(160, 124, 290, 96, TEAL[300]),
  groundShadow(160, 216, 250),
  shape(
    'M20 66c50-18 100-14 140 8 40-22 90-26 140-8v138c-50-18-100-14-140 8-40-22-90-26-140-8z',
    YELLOW[500],
  ),
  shape('M34 52c46-14 88-10 126 14v134c-38-24-80-28-126-14z', WHITE),
  shape('M286 52c-46-14-88-10-126 14v134c38-24 80-28 126-14z', CHARCOAL[50]),
  [0, 1, 2, 3].map((line) => box(54, 80 + line * 24, line === 3 ? 50 : 86, 10, CHARCOAL[100], 5)).join(''),
  disc(222, 112, 38, YELLOW[300]),
  mark(197, 86, 52, CHARCOAL[900], PINK[500]),
  box(182, 164, 80, 10, CHARCOAL[100], 5),
  shape('M240 34h28v62l-14-12-14 12z', PINK[600]),
)
