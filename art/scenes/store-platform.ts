import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { badge, type IconName } from '../components/icon.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** What a store finds on the platform, without a number: it is shown to investors. */
export const storePlatform = scene(
  'store-platform',
  beam(280, 214, 584, 150, TEAL[300]),
  beam(280, 326, 584, 34, PINK[500]),
  browserWindow(36, 40, 488, 364, '', tools(), CHARCOAL[50]),
  coin(514, 404, 30, 12),
)

function tools() {
  return (
    tool(18, 18, 'percent', 'Campaigns', PINK[600], WHITE) +
    tool(252, 18, 'gift', 'Vouchers', YELLOW[300], INK) +
    tool(18, 168, 'person', 'Customers', TEAL[600], WHITE) +
    tool(252, 168, 'bell', 'Inventory', CHARCOAL[700], WHITE)
  )
}

function tool(x: number, y: number, icon: IconName, name: string, fill: string, ink: string) {
  return (
    box(x, y, 218, 134, WHITE, 20) +
    badge(icon, x + 48, y + 48, 30, fill, ink) +
    textLine(name, x + 20, y + 115, { size: 34, face: 'headline', fill: INK })
  )
}
