import { INK, PINK, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { codeField } from '../components/code-field.ts'
import { badge } from '../components/icon.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The field of a store’s page while a code is typed, as at the top of the page. */
export const codeTyped = scene(
  'code-typed',
  beam(168, 128, 316, 96, PINK[300]),
  browserWindow(26, 20, 264, 202, 'books.example/pay', page()),
  badge('lock', 284, 186, 28, YELLOW[500], INK),
)

function page() {
  return (
    textLine('Your unique code', 20, 36, { size: 22, face: 'headline', fill: INK }) +
    codeField(20, 50, '4079') +
    box(20, 110, 206, 36, PINK[600], 18) +
    textLine('Confirm', 123, 134, { size: 18, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}
