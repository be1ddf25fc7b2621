import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, clipped, disc, faded, shape, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** One campaign of a café as a poster, and as a short animation on a phone. */
export const designCampaign = scene(
  'design-campaign',
  beam(284, 226, 530, 150, TEAL[300]),
  beam(250, 372, 440, 34, YELLOW[300]),
  transformed(184, 232, 1, -5, poster()),
  phone(animation(), { x: 426, y: 240, scale: 0.84, rotation: 6 }),
  coin(38, 268, 26, -12),
)

function poster() {
  return (
    floatingShadow(-136, -188, 272, 376, 14) +
    clipped(
      -136,
      -188,
      272,
      376,
      14,
      box(-136, -188, 272, 376, PINK[600]),
      beam(0, 96, 420, 150, PINK[500]),
      beam(40, 206, 420, 30, YELLOW[500]),
    ) +
    textLine('25%', -112, -94, { size: 104, face: 'headline', fill: WHITE }) +
    textLine('back at the café', -108, -52, { size: 29, face: 'bold', fill: WHITE }) +
    icon('cup', 12, 66, 190, WHITE, PINK[500]) +
    mark(-112, 128, 44, WHITE, YELLOW[500])
  )
}

function animation() {
  const middle = SCREEN.width / 2
  return (
    box(0, 0, SCREEN.width, SCREEN.height, YELLOW[500]) +
    beam(150, 330, 420, 150, YELLOW[300]) +
    [0, 1, 2]
      .map((part) => {
        const bar = box(16 + part * 63, 42, 57, 7, INK, 3.5)
        return part === 0 ? bar : faded(0.25, bar)
      })
      .join('') +
    textLine('25%', middle, 134, { size: 76, face: 'headline', fill: INK, anchor: 'middle' }) +
    textLine('back today', middle, 168, { size: 26, face: 'bold', fill: INK, anchor: 'middle' }) +
    icon('cup', middle + 8, 290, 150, PINK[600], YELLOW[300]) +
    disc(middle, 396, 34, INK) +
    shape(`M${middle - 10} 379l29 17-29 17z`, WHITE)
  )
}
