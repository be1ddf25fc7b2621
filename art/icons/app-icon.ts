import { mark } from '../brand/mark.ts'
import { CHARCOAL, INK, PINK, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { box, clipped } from '../components/svg.ts'

/** The favicon: the mark alone; its color follows the browser's color scheme. */
export function favicon(): string {
  return svg(
    48,
    `<style>.b{fill:${PINK[600]}}@media (prefers-color-scheme:dark){.b{fill:${PINK[300]}}}</style>` +
      mark(0, 0, 48, PINK[600], YELLOW[500]).replace(`<path d`, '<path class="b" d'),
  )
}

/** The mark on charcoal. `round` has transparent corners; `maskable` fills them and stays within the safe zone. */
export function appIcon(shape: 'round' | 'square' | 'maskable'): string {
  const size = { round: 330, square: 330, maskable: 270 }[shape]
  const offset = (512 - size) / 2
  return svg(
    512,
    clipped(
      0,
      0,
      512,
      512,
      shape === 'round' ? 116 : 0,
      box(0, 0, 512, 512, INK),
      beam(256, 330, 760, 130, CHARCOAL[700]),
    ) + mark(offset + size * 0.02, offset, size, PINK[500], YELLOW[500]),
  )
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>`
}
