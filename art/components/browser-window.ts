import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { icon } from './icon.ts'
import { box, disc, shape, type SvgMarkup } from './svg.ts'
import { floatingShadow } from './shadow.ts'
import { textLine } from './text.ts'

/** A browser window; the content's origin is the upper left corner below the URL bar. */
export function browserWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  address: string,
  content: SvgMarkup,
  ground: string = WHITE,
): SvgMarkup {
  return (
    `<g transform="translate(${x} ${y})">` +
    floatingShadow(0, 0, width, height, 22) +
    box(0, 0, width, height, ground, 22) +
    shape(`M0 44V22A22 22 0 0 1 22 0h${width - 44}a22 22 0 0 1 22 22v22z`, CHARCOAL[100]) +
    [PINK[500], YELLOW[500], TEAL[500]].map((fill, index) => disc(24 + index * 18, 22, 6, fill)).join('') +
    box(84, 10, width - 104, 24, WHITE, 12) +
    icon('lock', 101, 21, 13, TEAL[600]) +
    (address ? textLine(address, 114, 27, { size: 13, fill: CHARCOAL[600] }) : '') +
    `<g transform="translate(0 44)">${content}</g></g>`
  )
}
