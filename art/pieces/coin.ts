import { MARK_BODY } from '../brand/mark.ts'
import { YELLOW } from '../palette.ts'
import { disc, n, oval, placed, shape, type Drawing } from './shape.ts'

/** A coin facing us: a yellow disc with a darker rim and the mark. */
export function coin(x: number, y: number, r: number, turn = 0): Drawing {
  return placed(
    x,
    y,
    r / 24,
    turn,
    disc(0, 2.6, 24, YELLOW[600]),
    disc(0, 0, 24, YELLOW[500]),
    disc(0, 0, 18.5, YELLOW[300]),
    `<g transform="translate(-12.5 -12.5) scale(.52)">${shape(MARK_BODY, YELLOW[700])}</g>`,
  )
}

/** A coin seen from the side of its flight; `open` from 0 (edge) to 1 (facing us). */
export function flyingCoin(x: number, y: number, r: number, open: number, turn = 0): Drawing {
  return placed(
    x,
    y,
    r / 24,
    turn,
    oval(3.2, 0, 24 * open, 24, YELLOW[600]),
    oval(0, 0, 24 * open, 24, YELLOW[500]),
    oval(0, 0, 18 * open, 18.5, YELLOW[300]),
    `<g transform="scale(${n(open)} 1) translate(-12.5 -12.5) scale(.52)">${shape(MARK_BODY, YELLOW[700])}</g>`,
  )
}

/** Coins lying on one another, the lowest standing on y. */
export function coinStack(x: number, y: number, r: number, count: number): Drawing {
  const height = r * 0.36
  return Array.from({ length: count }, (_, index) =>
    lyingCoin(x + (index % 2 ? 2 : -1.5), y - index * height, r),
  ).join('')
}

function lyingCoin(x: number, y: number, r: number): Drawing {
  const flat = r * 0.34
  const thick = r * 0.3
  return (
    shape(
      `M${n(x - r)} ${n(y - flat - thick)}v${n(thick)}a${n(r)} ${n(flat)} 0 0 0 ${n(2 * r)} 0v${n(-thick)}z`,
      YELLOW[600],
    ) +
    oval(x, y - flat - thick, r, flat, YELLOW[500]) +
    oval(x, y - flat - thick, r * 0.74, flat * 0.72, YELLOW[300])
  )
}
