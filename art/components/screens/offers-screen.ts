import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW, type Hue } from '../../palette.ts'
import { beam } from '../beam.ts'
import { icon, type IconName } from '../icon.ts'
import { box, clipped, disc, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { screenHead, statusBar } from './screen-parts.ts'

/** Time-limited cashback offers of nearby shops. */
export function offersScreen(): SvgMarkup {
  return (
    statusBar() +
    screenHead('Offers') +
    offer(84, PINK, '25%', 'Bike shop', 'Until Sunday', 'wheel') +
    offer(204, TEAL, '15%', 'Florist', 'This week', 'flower') +
    offer(324, YELLOW, '20%', 'Café', 'Before noon', 'cup')
  )
}

function offer(
  y: number,
  hue: Hue,
  rate: string,
  shop: string,
  until: string,
  iconName: IconName,
): SvgMarkup {
  const light = hue === YELLOW
  const ink = light ? INK : WHITE
  return clipped(
    10,
    y,
    196,
    110,
    24,
    box(10, y, 196, 110, hue[light ? 500 : 600]),
    beam(170, y + 60, 200, 60, hue[light ? 300 : 500]),
    textLine(rate, 26, y + 50, { size: 40, face: 'headline', fill: ink }),
    textLine(shop, 26, y + 76, { size: 14, face: 'bold', fill: ink }),
    textLine(until, 26, y + 94, { size: 12, fill: ink }),
    disc(168, y + 50, 24, WHITE),
    icon(iconName, 168, y + 50, 27, light ? CHARCOAL[900] : hue[700]),
  )
}
