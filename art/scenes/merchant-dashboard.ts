import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { notification } from '../components/panel.ts'
import { box, stroke, transformed } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A shop’s weekly dashboard: sales, the share of them that it gives back, visits. */
export const merchantDashboard = scene(
  'merchant-dashboard',
  beam(284, 216, 560, 170, YELLOW[300]),
  beam(250, 372, 440, 34, PINK[500]),
  browserWindow(20, 46, 520, 344, 'merchants.example/week', dashboard(), CHARCOAL[50]),
  transformed(
    256,
    340,
    1.3,
    0,
    notification(
      { icon: 'person', fill: TEAL[100], ink: TEAL[700], title: '64 came again', line: 'this week' },
      0,
      0,
      206,
    ),
  ),
  coin(58, 410, 28, -12),
)

function dashboard() {
  return (
    figure(16, 174, 'Sales', '4,280 €', PINK[600]) +
    figure(202, 152, 'Cashback', '642 €', TEAL[600]) +
    figure(366, 138, 'Visits', '318', CHARCOAL[700]) +
    week() +
    ring()
  )
}

function figure(x: number, width: number, label: string, value: string, ink: string) {
  return (
    box(x, 16, width, 96, WHITE, 16) +
    textLine(label, x + 16, 47, { size: 21, fill: CHARCOAL[600] }) +
    textLine(value, x + 16, 94, { size: 40, face: 'headline', fill: ink })
  )
}

function week() {
  const days = [46, 62, 38, 74, 88, 104, 58]
  return (
    box(16, 126, 338, 158, WHITE, 16) +
    days
      .map((height, day) =>
        box(40 + day * 42, 264 - height * 1.16, 30, height * 1.16, day === 5 ? PINK[500] : PINK[100], 8),
      )
      .join('')
  )
}

/** The share of the sales that is given back: 15 %. */
function ring() {
  return (
    box(366, 126, 138, 158, WHITE, 16) +
    transformed(
      435,
      200,
      1.35,
      0,
      stroke('M0-34a34 34 0 1 1-.1 0', TEAL[100], 15, 'butt'),
      stroke('M0-34a34 34 0 0 1 27.51 14.02', TEAL[600], 15, 'butt'),
    ) +
    textLine('15%', 435, 209, { size: 26, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
