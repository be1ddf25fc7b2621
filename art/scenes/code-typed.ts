import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { badge } from '../components/icon.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const [LENGTH, TYPED] = [6, 4]

/** The field of a store’s page while a code is typed. Its digits are hidden: the page shows them once, at its top. */
export const codeTyped = scene(
  'code-typed',
  beam(168, 128, 316, 96, PINK[300]),
  browserWindow(26, 20, 264, 202, 'books.example/pay', page()),
  badge('lock', 284, 186, 28, YELLOW[500], INK),
)

function page() {
  return (
    textLine('Your unique code', 18, 36, { size: 22, face: 'headline', fill: INK }) +
    Array.from({ length: LENGTH }, (_, index) => cell(index)).join('') +
    box(18, 110, 206, 36, PINK[600], 18) +
    textLine('Confirm', 121, 134, { size: 18, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}

/** Typed, about to be typed behind the cursor, or empty. */
function cell(index: number) {
  const x = 18 + index * 38.5
  const fill = index < TYPED ? YELLOW[100] : index === TYPED ? TEAL[100] : CHARCOAL[100]
  return (
    box(x, 50, 34, 46, fill, 10) +
    (index < TYPED ? disc(x + 17, 73, 7, INK) : '') +
    (index === TYPED ? box(x + 15, 60, 4, 26, TEAL[700], 2) : '')
  )
}
