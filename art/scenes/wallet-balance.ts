import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { statusBar } from '../components/screens/screen-parts.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The wallet with its balance and ways to pay, so large that it is legible in a small tile. */
export const walletBalance = scene(
  'wallet-balance',
  beam(300, 344, 600, 164, PINK[300]),
  beam(312, 492, 560, 44, TEAL[500]),
  phone(balance(), { x: 300, y: 312, scale: 1.22 }, WHITE),
  coin(520, 120, 56, 12),
)

function balance() {
  const middle = SCREEN.width / 2
  return (
    statusBar() +
    box(10, 46, 196, 190, PINK[600], 28) +
    textLine('Cashback', middle, 122, { size: 33, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    textLine('48.20 €', middle, 186, { size: 45, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    tile('waves', 10, 248, YELLOW[500], INK) +
    tile('card', 112, 248, TEAL[600], WHITE) +
    box(10, 354, 196, 84, INK, 28) +
    textLine('Pay', middle, 411, { size: 45, face: 'headline', fill: WHITE, anchor: 'middle' })
  )
}

function tile(name: 'waves' | 'card', x: number, y: number, fill: string, ink: string) {
  return box(x, y, 94, 94, fill, 26) + icon(name, x + 47, y + 47, 58, ink, fill)
}
