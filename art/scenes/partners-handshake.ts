import { CHARCOAL, PINK, TEAL, WHITE, YELLOW, type Hue } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, mirrored, shape, stroke, transformed, type SvgMarkup } from '../components/svg.ts'
import { scene } from './scene.ts'

const GROUND = 524

/** Two people walk up to each other and shake hands; one of them brings a laptop. One beam runs behind both. */
export const partnersHandshake = scene(
  'partners-handshake',
  beam(320, 296, 640, 150, YELLOW[300]),
  beam(320, 430, 580, 34, PINK[500]),
  groundShadow(320, 526, 560),
  visitor(),
  mirrored(640, 0, 1, host()),
  clasp(),
  coin(320, 152, 48, 8),
  coin(248, 84, 22, -14),
  coin(392, 70, 22, 14),
)

/** She comes from the left with a briefcase; it is her near arm that reaches out. */
function visitor() {
  return (
    stroke('M150 262L100 330 78 388', PINK[700], 36) +
    disc(74, 400, 19, SKIN.tan) +
    briefcase(72, 418) +
    legs(PINK) +
    disc(136, 158, 21, CHARCOAL[600]) +
    head(SKIN.tan, CHARCOAL[600]) +
    torso(PINK[500]) +
    shape('M164 220h48l-12 44z', SKIN.tan) +
    stroke('M170 264L208 344 270 334', PINK[600], 38) +
    cuff(276, 332)
  )
}

/** He is mirrored: his far arm reaches out, the near one holds the laptop. */
function host() {
  return (
    stroke('M196 262L224 342 266 336', TEAL[600], 36) +
    cuff(274, 332) +
    legs(TEAL) +
    head(SKIN.dark, PINK[700]) +
    torso(TEAL[500]) +
    shirt() +
    transformed(
      188,
      366,
      1,
      7,
      box(-62, -42, 130, 84, CHARCOAL[600], 12),
      stroke('M6-11L-5 0 6 11M32-11L43 0 32 11M23 15l-8-30', YELLOW[300], 7),
    ) +
    stroke('M162 264L108 340 150 398', TEAL[600], 38) +
    disc(160, 406, 20, SKIN.dark)
  )
}

/** Seen from the side and a little from the front, on their way to the right. */
function torso(fill: string): SvgMarkup {
  return shape(
    'M178 220c-36 0-54 22-58 56L108 400a16 16 0 0 0 16 18h98a16 16 0 0 0 16-18L230 272c-4-32-20-52-52-52z',
    fill,
  )
}

function legs(hue: Hue): SvgMarkup {
  return (
    shape('M116 400h66l-46 114H96z', hue[300]) +
    shoe(92) +
    shape('M162 400h74l-4 114h-40z', hue[300]) +
    shoe(190)
  )
}

function shoe(heel: number): SvgMarkup {
  return shape(`M${heel} ${GROUND}v-14h40c14 0 22 6 22 14z`, CHARCOAL[500])
}

function head(skin: string, hair: string): SvgMarkup {
  return (
    stroke('M186 196v24', skin, 30) +
    disc(190, 168, 41, skin) +
    shape('M226 146C212 142 198 148 188 162c-6 10-16 12-22 36A44 44 0 1 1 226 146z', hair)
  )
}

function shirt(): SvgMarkup {
  return shape('M158 220h60l-8 90z', WHITE) + shape('M198 234l11 8 1 58-6 12-10-14z', PINK[600])
}

/** Of a shirt, at the wrist. */
function cuff(x: number, y: number): SvgMarkup {
  return transformed(x, y, 1, -8, box(-8, -20, 14, 40, WHITE, 5))
}

/** Her hand in front, his fingers around it from below, both thumbs on top. */
function clasp(): SvgMarkup {
  return (
    box(300, 308, 60, 46, SKIN.dark, 20) +
    shape('M282 308h36a22 22 0 0 1 22 22v2a24 24 0 0 1-24 24h-18a16 16 0 0 1-16-16z', SKIN.tan) +
    stroke('M299 356l6-15M313 357l5-14M327 354l4-12', SKIN.dark, 11) +
    stroke('M342 318l-25-8', SKIN.dark, 15)
  )
}

function briefcase(x: number, y: number) {
  return (
    stroke(`M${x - 18} ${y}v-10h36v10`, CHARCOAL[600], 8) +
    box(x - 52, y, 104, 72, CHARCOAL[600], 14) +
    box(x - 52, y + 28, 104, 9, CHARCOAL[500]) +
    shape(`M${x - 9} ${y + 22}h18v22h-18z`, YELLOW[300])
  )
}
