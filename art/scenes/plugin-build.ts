import { CHARCOAL, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { codeLines } from '../components/code.ts'
import { person, SKIN } from '../components/person.ts'
import { product } from '../components/product.ts'
import { PIECE, puzzlePiece } from '../components/puzzle-piece.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, shape, transformed } from '../components/svg.ts'
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
    product(22, 22, 1.22) +
    box(22, 174, 346, 196, CHARCOAL[50], 20) +
    transformed(158, 284, 0.88, 0, shape(PIECE, CHARCOAL[100])) +
    codeLines(['k4 f7', '  s6 t3'], 94, 266, 7, 11)
  )
}
