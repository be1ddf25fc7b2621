import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { awning } from '../components/shop.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** It keeps away from the edges of the hero. */
const SCALE = 0.9

/** A plug on its way into a socket: one cable comes from the code of a plugin, the other one leads to an online store. */
export const pluginBuild = scene('plugin-build', transformed(34, 28, SCALE, 0, cables()))

function cables() {
  return [
    beam(330, 290, 600, 150, PINK[300]),
    beam(350, 412, 500, 34, TEAL[300]),
    stroke('M126 352C30 380 14 420 84 452', YELLOW[500], 24),
    stroke('M516 228C622 196 622 150 568 130', YELLOW[500], 24),
    code(),
    store(),
    animateReturn([-19, 6], transformed(322, 288, 1.04, -18, plug())),
    transformed(322, 288, 1.04, -18, socket()),
    coin(262, 96, 36, 12),
  ].join('')
}

function plug() {
  return (
    box(-206, -26, 40, 52, PINK[700], 14) +
    box(-58, -52, 74, 28, INK, 8) +
    box(-58, 24, 74, 28, INK, 8) +
    box(-186, -84, 142, 168, PINK[600], 42) +
    mark(-160, -43, 86, WHITE, YELLOW[500])
  )
}

/** Its holes are level with the pins. */
function socket() {
  return (
    box(164, -26, 36, 52, INK, 14) +
    box(44, -100, 132, 200, WHITE, 40) +
    box(44, -59, 62, 42, INK, 10) +
    box(44, 17, 62, 42, INK, 10)
  )
}

function code() {
  return (
    floatingShadow(16, 414, 168, 124, 26) +
    box(16, 414, 168, 124, WHITE, 26) +
    textLine('{ }', 100, 502, { size: 76, face: 'headline', fill: PINK[600], anchor: 'middle' })
  )
}

function store() {
  return (
    floatingShadow(478, 34, 146, 122, 20) +
    box(478, 30, 146, 126, WHITE, 20) +
    box(462, 12, 178, 22, PINK[700], 8) +
    awning(466, 22, 170, 4, PINK) +
    icon('bag', 551, 114, 62, YELLOW[600])
  )
}
