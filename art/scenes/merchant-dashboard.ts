import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { notification } from '../components/panel.ts'
import { box, shape, stroke } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A shop’s weekly dashboard: sales, the share of them that it gives back, visits. */
export const merchantDashboard = scene(
  'merchant-dashboard',
  beam(284, 222, 560, 170, YELLOW[300]),
  beam(250, 372, 440, 34, PINK[500]),
  browserWindow(48, 70, 464, 302, 'merchants.example/week', dashboard(), CHARCOAL[50]),
  notification(
    { icon: 'person', fill: TEAL[100], ink: TEAL[700], title: '64 came again', line: 'this week' },
    330,
    352,
    206,
  ),
  coin(68, 392, 26, -12),
)

function dashboard() {
  return (
    shape('M0 0h62v258H22a22 22 0 0 1-22-22z', INK) +
    mark(17, 18, 28, PINK[500], YELLOW[500]) +
    (['home', 'percent', 'person', 'gift'] as const)
      .map((iconName, index) => mapPin(iconName, index))
      .join('') +
    figure(80, 'Sales', '4,280 €', PINK[600]) +
    figure(210, 'Cashback', '642 €', TEAL[600]) +
    figure(340, 'Visits', '318', CHARCOAL[700]) +
    week() +
    ring()
  )
}

function mapPin(iconName: IconName, index: number) {
  const y = 84 + index * 42
  return (
    (index === 0 ? box(13, y - 18, 36, 36, CHARCOAL[600], 12) : '') +
    icon(iconName, 31, y, 18, index ? CHARCOAL[300] : WHITE, INK)
  )
}

function figure(x: number, label: string, value: string, ink: string) {
  return (
    box(x, 18, 112, 66, WHITE, 14) +
    textLine(label, x + 14, 41, { size: 13, fill: CHARCOAL[600] }) +
    textLine(value, x + 14, 70, { size: 25, face: 'headline', fill: ink })
  )
}

function week() {
  const days = [46, 62, 38, 74, 88, 104, 58]
  return (
    box(80, 98, 242, 142, WHITE, 14) +
    days
      .map((height, day) =>
        box(98 + day * 30, 224 - height, 20, height, day === 5 ? PINK[500] : PINK[100], 6),
      )
      .join('')
  )
}

function ring() {
  return (
    box(340, 98, 112, 142, WHITE, 14) +
    stroke('M396 132a34 34 0 1 1-.1 0', TEAL[100], 15, 'butt') +
    stroke('M396 132a34 34 0 0 1 27.51 14.02', TEAL[600], 15, 'butt') +
    textLine('15%', 396, 172, { size: 18, face: 'headline', fill: INK, anchor: 'middle' }) +
    textLine('cashback', 396, 226, { size: 13, fill: CHARCOAL[600], anchor: 'middle' })
  )
}
