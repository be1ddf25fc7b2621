import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { SKIN } from '../components/person.ts'
import { box, clipped, disc, ellipse, transformed, shape, stroke } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A CV clipped to a cover letter. */
export const applicationLetter = scene(
  'application-letter',
  beam(330, 236, 600, 140, TEAL[300]),
  beam(310, 366, 540, 34, PINK[500]),
  transformed(382, 300, 1, 9, letter()),
  transformed(270, 304, 1, -6, page()),
  badge('check', 498, 428, 52, TEAL[600], WHITE),
  coin(88, 112, 28, -14),
)

function letter() {
  return (
    floatingShadow(-150, -200, 300, 400, 22) +
    box(-150, -200, 300, 400, PINK[100], 22) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((line) => box(-118, -150 + line * 30, line % 3 === 2 ? 150 : 236, 11, PINK[300], 5.5))
      .join('')
  )
}

function page() {
  return (
    floatingShadow(-158, -218, 316, 440, 24) +
    box(-158, -218, 316, 440, WHITE, 24) +
    clipped(
      -128,
      -186,
      104,
      116,
      24,
      box(-128, -186, 104, 116, TEAL[300]),
      ellipse(-76, -62, 46, 42, PINK[500]),
      disc(-76, -128, 27, SKIN.brown),
      shape('M-105-132a29 29 0 0 1 58 0c-17 2-31-6-38-13-4 8-11 12-20 13z', INK),
    ) +
    textLine('Hello', -2, -120, { size: 44, face: 'headline', fill: INK }) +
    box(0, -102, 118, 12, CHARCOAL[100], 6) +
    box(0, -82, 84, 12, CHARCOAL[100], 6) +
    [0, 1, 2].map((part) => chapter(part)).join('') +
    stroke('M96-222v42a14 14 0 0 0 28 0v-56a23 23 0 0 0-46 0v54', CHARCOAL[500], 8)
  )
}

function chapter(part: number) {
  const y = -34 + part * 84
  const fill = [PINK[600], YELLOW[500], TEAL[600]][part] ?? PINK[600]
  return (
    disc(-112, y + 14, 16, fill) +
    box(-82, y, 122, 13, CHARCOAL[300], 6.5) +
    box(-82, y + 24, 204, 10, CHARCOAL[100], 5) +
    box(-82, y + 42, 150, 10, CHARCOAL[100], 5)
  )
}
