import { CHARCOAL, INK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { codeLines } from '../components/code.ts'
import { person, SKIN } from '../components/person.ts'
import { PIECE, puzzlePiece } from '../components/puzzle-piece.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, shape, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A person who carries a plugin, a piece of a puzzle, to its place in an online store. */
export const pluginBuild = scene(
  'plugin-build',
  beam(330, 214, 600, 140, TEAL[300]),
  beam(310, 420, 540, 34, YELLOW[500]),
  groundShadow(530, 528, 190),
  browserWindow(34, 60, 390, 436, 'shop.example', page(), WHITE),
  transformed(366, 356, 0.88, 8, puzzlePiece(0, 0, 'Plugin', TEAL[600])),
  person(
    { skin: SKIN.brown, hue: YELLOW, hair: 'short', left: [-70, -86], right: [-46, -146] },
    542,
    526,
    1.42,
  ),
  coin(580, 92, 30, 12),
)

function page() {
  return (
    box(22, 22, 150, 132, YELLOW[100], 18) +
    shape('M62 74h70l9 64H53z', YELLOW[500]) +
    `<path d="M80 76a17 17 0 0 1 34 0" fill="none" stroke="${YELLOW[600]}" stroke-width="7"/>` +
    box(190, 34, 164, 17, CHARCOAL[300], 8) +
    box(190, 64, 112, 13, CHARCOAL[100], 6.5) +
    textLine('24.00 €', 190, 126, { size: 36, face: 'headline', fill: INK }) +
    box(22, 174, 346, 196, CHARCOAL[50], 20) +
    transformed(158, 284, 0.88, 0, shape(PIECE, CHARCOAL[100])) +
    codeLines(['k4 f7', '  s6 t3'], 94, 266, 7, 11)
  )
}
