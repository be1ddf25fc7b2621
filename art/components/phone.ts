import { CHARCOAL, INK, PAPER } from '../palette.ts'
import { box, clipped, transformed, type SvgMarkup } from './svg.ts'
import { floatingShadow } from './shadow.ts'

/** Size of a phone's screen; the origin of a screen is its upper left corner. */
export const SCREEN = { width: 216, height: 452, radius: 34 } as const
const EDGE = 9

interface Placement {
  /** The phone's center. */
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Degrees clockwise. */
  readonly rotation?: number
}

/** A charcoal phone showing a screen. */
export function phone(
  screen: SvgMarkup,
  { x, y, scale = 1, rotation = 0 }: Placement,
  ground: string = PAPER,
): SvgMarkup {
  const [width, height] = [SCREEN.width + 2 * EDGE, SCREEN.height + 2 * EDGE]
  return transformed(
    x,
    y,
    scale,
    rotation,
    `<g transform="translate(${-width / 2} ${-height / 2})">`,
    floatingShadow(0, 0, width, height, 43),
    box(-3, 96, 6, 30, CHARCOAL[600], 3) + box(-3, 134, 6, 30, CHARCOAL[600], 3),
    box(width - 3, 112, 6, 46, CHARCOAL[600], 3),
    box(0, 0, width, height, CHARCOAL[600], 43),
    box(3, 3, width - 6, height - 6, INK, 40),
    `<g transform="translate(${EDGE} ${EDGE})">`,
    clipped(
      0,
      0,
      SCREEN.width,
      SCREEN.height,
      SCREEN.radius,
      box(0, 0, SCREEN.width, SCREEN.height, ground),
      screen,
    ),
    box(SCREEN.width / 2 - 30, 9, 60, 17, INK, 8.5),
    '</g></g>',
  )
}
