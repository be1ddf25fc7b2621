import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { searchField } from '../components/search-field.ts'
import { box, disc, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Search results on a page, with the first one under a magnifier. */
export const searchPage = scene(
  'search-page',
  beam(330, 244, 600, 140, TEAL[300]),
  beam(310, 380, 540, 34, PINK[500]),
  browserWindow(64, 70, 440, 410, '', results()),
  magnifier(444, 330),
  coin(574, 104, 30, 12),
)

function results() {
  return (
    searchField(28, 26, 384, CHARCOAL[50], 'cashback near me') +
    found() +
    result(1, CHARCOAL[300], 196) +
    result(2, CHARCOAL[300], 224)
  )
}

/** Ours is the first. */
function found() {
  return (
    textLine('Beam Wallet', 32, 138, { size: 30, face: 'headline', fill: PINK[600] }) +
    textLine('Pay and get cashback', 32, 166, { size: 20, fill: CHARCOAL[600] })
  )
}

function result(row: number, fill: string, width: number) {
  const y = 118 + row * 82
  return (
    box(32, y, width, 16, fill, 8) +
    box(32, y + 28, 300, 10, CHARCOAL[100], 5) +
    box(32, y + 46, width - 60, 10, CHARCOAL[100], 5)
  )
}

function magnifier(x: number, y: number) {
  return (
    stroke(`M${x + 62} ${y + 68}l76 84`, YELLOW[500], 40) +
    disc(x, y, 98, TEAL[600]) +
    disc(x, y, 76, TEAL[100]) +
    mark(x - 48, y - 48, 96, PINK[600], YELLOW[500])
  )
}
