import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { floatingShadow } from './shadow.ts'
import { box, disc, shape, translated, type SvgMarkup } from './svg.ts'
import { textLine, textWidth } from './text.ts'

/** An editor with one open file; the content's origin is the upper left corner below its tab. */
export function codeWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  file: string,
  content: SvgMarkup,
  size = 16,
): SvgMarkup {
  const name = { size, face: 'bold' } as const
  return translated(
    x,
    y,
    floatingShadow(0, 0, width, height, 22),
    box(0, 0, width, height, TEAL[900], 22),
    shape(`M0 44V22A22 22 0 0 1 22 0h${width - 44}a22 22 0 0 1 22 22v22z`, CHARCOAL[100]),
    [PINK[500], YELLOW[500], TEAL[500]].map((fill, index) => disc(24 + index * 18, 22, 6, fill)).join(''),
    shape(`M84 44V22a12 12 0 0 1 12-12h${textWidth(file, name) + 12}a12 12 0 0 1 12 12v22z`, TEAL[900]),
    textLine(file, 102, 32, { ...name, fill: WHITE }),
    translated(0, 44, content),
  )
}
