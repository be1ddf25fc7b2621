import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { bubble } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { screenHead, statusBar } from '../components/screens/screen-parts.ts'
import { box, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A phone tells a blind person how much cashback has come back. */
export const walletAloud = scene(
  'wallet-aloud',
  beam(284, 250, 540, 150, TEAL[300]),
  beam(280, 372, 440, 34, YELLOW[500]),
  phone(speaking(), { x: 138, y: 236, scale: 0.84, rotation: -6 }),
  stroke('M274 250q16 26 4 56M304 228q30 46 8 98', PINK[600], 13),
  bubble(
    206,
    36,
    226,
    92,
    PINK[600],
    18,
    textLine('+4.50 €', 113, 64, { size: 52, face: 'headline', fill: WHITE, anchor: 'middle' }),
  ),
  person(
    { skin: SKIN.brown, hue: YELLOW, hair: 'short', left: [-58, -118], right: [56, -126] },
    428,
    438,
    1.04,
  ),
  cane(),
)

/** The sound of a voice, as bars. */
function speaking() {
  const bars = [58, 112, 178, 92, 204, 132, 70]
  return (
    statusBar() +
    screenHead('Cashback') +
    bars
      .map((height, bar) =>
        box(22 + bar * 26, 236 - height / 2, 16, height, bar % 2 ? PINK[600] : PINK[300], 8),
      )
      .join('') +
    box(24, 378, SCREEN.width - 48, 46, INK, 23) +
    textLine('Read aloud', SCREEN.width / 2, 409, {
      size: 24,
      face: 'bold',
      fill: YELLOW[300],
      anchor: 'middle',
    })
  )
}

function cane() {
  return stroke('M486 306L526 436', CHARCOAL[500], 10) + stroke('M518 410l8 26', PINK[600], 10)
}
