import { CHARCOAL, PINK, YELLOW, type Hue } from '../palette.ts'
import { clothes, type Clothes } from './clothes.ts'
import { legs } from './legs.ts'
import { disc, num, transformed, shape, stroke, type SvgMarkup } from './svg.ts'

type Point = readonly [x: number, y: number]

/** A person, 268 high, with the feet at (0, 0). Two colors, no face; the hands show the activity. */
export interface PersonStyle {
  readonly skin: string
  readonly hue: Hue
  /** Body and sleeves, where those of `hue` would not stand out. */
  readonly coat?: readonly [body: string, sleeves: string]
  readonly hair?: Hair
  /** Of the scarf, too. By default as `HAIR` says, and a scarf in a dark step of `hue`. */
  readonly hairFill?: string
  readonly wears?: Clothes
  /** Of the bag, where its usual color would not stand out. */
  readonly bagFill?: string
  /** Positions of the hands, left and right as seen by the viewer; hanging down by default. */
  readonly left?: Point
  readonly right?: Point
  /** Gray by default, which a gray ground would hide. */
  readonly shoes?: string
  /** False where something hides the legs, e.g. a counter. */
  readonly legs?: boolean
}
type Hair = 'none' | 'short' | 'bun' | 'long' | 'curly' | 'scarf'

/** Colors of heads and hands: the only ones that are not steps of the palette. */
export const SKIN = { light: '#ffdcc2', tan: '#e2a06a', brown: '#a8672f', dark: '#6f4420' } as const

/** None is as dark as a charcoal panel, on which it would vanish. */
const HAIR: Readonly<Record<string, string>> = {
  [SKIN.light]: '#8a4518',
  [SKIN.tan]: CHARCOAL[600],
  [SKIN.brown]: CHARCOAL[600],
  [SKIN.dark]: PINK[700],
}

const HEAD: Point = [0, -236]
const SHOULDER = 34
/** Length of an upper arm, and of a forearm. */
const HALF_ARM = 43

export function person(style: PersonStyle, x: number, y: number, scale = 1): SvgMarkup {
  const { hue, left = [-52, -92], right = [52, -92] } = style
  return transformed(
    x,
    y,
    scale,
    0,
    style.legs === false ? '' : legs(hue, -70, style.shoes),
    hairBehindHead(style),
    torso(style.coat?.[0] ?? hue[500]),
    clothes(style.wears ?? 'collar', hue, style.skin, style.bagFill),
    stroke('M0-206v8', style.skin, 22),
    disc(HEAD[0], HEAD[1], 30, style.skin),
    hairAboveHead(style),
    arm([-SHOULDER, -172], left, style, -1),
    arm([SHOULDER, -172], right, style, 1),
  )
}

function torso(fill: string): SvgMarkup {
  return shape('M-48-152a48 46 0 0 1 96 0V-70a14 14 0 0 1-14 14H-34a14 14 0 0 1-14-14z', fill)
}

/** An arm bent outward and down at the elbow, with a hand at its end. */
function arm(shoulder: Point, hand: Point, style: PersonStyle, side: 1 | -1): SvgMarkup {
  const across: Point = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
  const reach = Math.hypot(...across)
  const bend = Math.sqrt(Math.max(0, HALF_ARM ** 2 - (reach / 2) ** 2)) / reach
  // Of the two sides of the line from shoulder to hand, the one that is farther down and, half as important, out.
  const turn = side * -across[1] + 2 * across[0] >= 0 ? 1 : -1
  const elbow: Point = [
    (shoulder[0] + hand[0]) / 2 - turn * across[1] * bend,
    (shoulder[1] + hand[1]) / 2 + turn * across[0] * bend,
  ]
  const path = `M${at(shoulder)}L${at(elbow)} ${at(hand)}`
  return (
    stroke(path, style.coat?.[1] ?? (style.hue === YELLOW ? YELLOW[300] : style.hue[600]), 25) +
    disc(hand[0], hand[1], 13.5, style.skin)
  )
}

function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}

function hairBehindHead(style: PersonStyle): SvgMarkup {
  if (style.hair === 'long')
    return shape('M-34-240a34 34 0 0 1 68 0v46a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10z', hairColor(style))
  if (style.hair === 'scarf') return shape('M-36-238a36 36 0 0 1 72 0l8 58h-88z', scarfColor(style))
  return ''
}

function hairAboveHead(style: PersonStyle): SvgMarkup {
  const ink = hairColor(style)
  if (style.hair === 'short') return shape('M-32-240a32 32 0 0 1 64 0c-18 2-34-6-42-14-4 8-12 14-22 14z', ink)
  if (style.hair === 'bun')
    return disc(0, -274, 14, ink) + shape('M-32-238a32 32 0 0 1 64 0c-10-12-22-16-32-16s-22 4-32 16z', ink)
  if (style.hair === 'long') return shape('M-32-238a32 32 0 0 1 64 0c-20 0-36-8-44-18-4 8-10 16-20 18z', ink)
  if (style.hair === 'curly')
    return [-26, -13, 0, 13, 26]
      .map((x, index) => disc(x, -258 - Math.abs(2 - index) * -5 - 10, 14, ink))
      .join('')
  if (style.hair === 'scarf')
    return shape('M-34-234a34 34 0 0 1 68 0c-8-16-20-20-34-20s-26 4-34 20z', scarfColor(style))
  return ''
}

function hairColor({ skin, hairFill = HAIR[skin] ?? CHARCOAL[600] }: PersonStyle): string {
  return hairFill
}

function scarfColor({ hue, hairFill = hue[700] }: PersonStyle): string {
  return hairFill
}
