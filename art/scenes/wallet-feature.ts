import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { addedPart } from '../components/added-part.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { statusBar } from '../components/screens/screen-parts.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The wallet with its cashback, payments and cards, and a feature on its way to the free place beside them. */
export const walletFeature = scene(
  'wallet-feature',
  beam(284, 206, 540, 150, TEAL[300]),
  beam(226, 390, 340, 34, PINK[500]),
  phone(home(), { x: 228, y: 218, scale: 0.88 }, WHITE),
  addedPart('Your feature', 330, 336),
  coin(448, 96, 34, 12),
)

function home() {
  return (
    statusBar() +
    box(12, 44, SCREEN.width - 24, 130, PINK[600], 26) +
    textLine('Cashback', 30, 88, { size: 24, face: 'bold', fill: WHITE }) +
    textLine('48.20 €', 28, 146, { size: 43, face: 'headline', fill: WHITE }) +
    tile('scan', 12, 186, YELLOW[500], INK) +
    tile('card', 113, 186, TEAL[600], WHITE) +
    box(12, 300, 192, 102, CHARCOAL[100], 24)
  )
}

function tile(name: IconName, x: number, y: number, fill: string, ink: string) {
  return box(x, y, 91, 102, fill, 24) + icon(name, x + 45.5, y + 51, 50, ink, fill)
}
