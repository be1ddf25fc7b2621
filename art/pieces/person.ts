import { PINK, YELLOW, type Hue } from '../palette.ts'
import { clothes, type Clothes } from './clothes.ts'
import { disc, n, placed, shape, stroke, type Drawing } from './shape.ts'

export type Point = readonly [x: number, y: number]

/** Somebody, 268 high, feet at (0, 0). Two colours, no face; hands say what they do. */
export interface Somebody {
  readonly skin: string
  readonly hue: Hue
  readonly hair?: Hair
  /** Otherwise the darkest step of the body's colour. */
  readonly hairFill?: string
  readonly wears?: Clothes
  /** Where the hands are, left and right as we look. Hanging down when not given. */
  readonly left?: Point
  readonly right?: Point
  /** Hands the body hides, e.g. behind a counter. */
  readonly legs?: boolean
}
export type Hair = 'none' | 'short' | 'bun' | 'long' | 'curly' | 'scarf'

/** Heads and hands take their colour from the palette too. */
export const SKIN = {
  rose: PINK[300],
  light: PINK[100],
  sand: YELLOW[300],
  brown: YELLOW[600],
  dark: YELLOW[700],
} as const

const HEAD: Point = [0, -236]
const SHOULDER = 34

export function person(who: Somebody, x: number, y: number, scale = 1): Drawing {
  const { hue, left = [-52, -92], right = [52, -92] } = who
  return placed(
    x,
    y,
    scale,
    0,
    who.legs === false ? '' : stroke('M-18-70v57M18-70v57', trousers(hue), 26),
    behindHead(who),
    torso(hue),
    clothes(who.wears ?? 'collar', hue, who.skin),
    stroke('M0-206v8', who.skin, 22),
    disc(HEAD[0], HEAD[1], 30, who.skin),
    aboveHead(who),
    arm([-SHOULDER, -172], left, who, -1),
    arm([SHOULDER, -172], right, who, 1),
  )
}

/** Light, so that they stand out on every ground. */
function trousers(hue: Hue): string {
  return hue === YELLOW ? YELLOW[600] : hue[300]
}

function torso(hue: Hue): Drawing {
  return shape('M-48-152a48 46 0 0 1 96 0V-70a14 14 0 0 1-14 14H-34a14 14 0 0 1-14-14z', hue[500])
}

/** A sleeve bent outward at the elbow, a hand at its end. */
function arm(shoulder: Point, hand: Point, who: Somebody, side: 1 | -1): Drawing {
  const middle: Point = [(shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2]
  const reach = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1])
  const bend = Math.max(0, 100 - reach) * 0.75
  const elbow: Point = [middle[0] + side * bend * 0.9, middle[1] + bend * 0.5]
  const path = `M${n(shoulder[0])} ${n(shoulder[1])}Q${n(elbow[0])} ${n(elbow[1])} ${n(hand[0])} ${n(hand[1])}`
  return (
    stroke(path, who.hue === YELLOW ? YELLOW[300] : who.hue[600], 25) + disc(hand[0], hand[1], 13.5, who.skin)
  )
}

function behindHead(who: Somebody): Drawing {
  if (who.hair === 'long')
    return shape('M-34-240a34 34 0 0 1 68 0v46a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10z', who.hue[900])
  if (who.hair === 'scarf') return shape('M-36-238a36 36 0 0 1 72 0l8 58h-88z', who.hue[700])
  return ''
}

function aboveHead(who: Somebody): Drawing {
  const ink = who.hairFill ?? who.hue[900]
  if (who.hair === 'short') return shape('M-32-240a32 32 0 0 1 64 0c-18 2-34-6-42-14-4 8-12 14-22 14z', ink)
  if (who.hair === 'bun')
    return disc(0, -274, 14, ink) + shape('M-32-238a32 32 0 0 1 64 0c-10-12-22-16-32-16s-22 4-32 16z', ink)
  if (who.hair === 'long') return shape('M-32-238a32 32 0 0 1 64 0c-20 0-36-8-44-18-4 8-10 16-20 18z', ink)
  if (who.hair === 'curly')
    return [-26, -13, 0, 13, 26]
      .map((x, index) => disc(x, -258 - Math.abs(2 - index) * -5 - 10, 14, ink))
      .join('')
  if (who.hair === 'scarf')
    return shape('M-32-234a32 32 0 0 1 64 0c-8-16-20-20-32-20s-24 4-32 20z', who.hue[700])
  return ''
}
