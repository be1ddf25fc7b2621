import type { Color } from '@beam/content/model/colors.ts'
import { wordmark } from '../brand/wordmark.ts'
import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { box, type SvgMarkup } from '../components/svg.ts'
import { wrapText, textLine, textWidth } from '../components/text.ts'
import type { Scene } from '../scenes/scene.ts'

/** The size that social networks recommend, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

interface Colors {
  readonly ground: string
  readonly band: string
  readonly ink: string
  readonly markBody: string
  readonly markCoin: string
}
const COLORS_BY_WORLD: Readonly<Record<Color, Colors>> = {
  Pink: { ground: PINK[600], band: PINK[700], ink: WHITE, markBody: INK, markCoin: YELLOW[500] },
  Yellow: { ground: YELLOW[500], band: YELLOW[300], ink: INK, markBody: INK, markCoin: PINK[500] },
  Teal: { ground: TEAL[700], band: TEAL[600], ink: WHITE, markBody: PINK[300], markCoin: YELLOW[500] },
  Charcoal: { ground: INK, band: '#26272c', ink: WHITE, markBody: PINK[500], markCoin: YELLOW[500] },
}
const PICTURE = { x: 616, y: 32, width: 570, height: 566 } as const
/** Keeps small scenes, such as logos, small. */
const MAX_SCALE = 2.5
const TEXT = { x: 72, width: 550, height: 380 } as const

/** The Open Graph image of a page: its title, its scene, its color world. */
export function shareImage(title: string, world: Color, scene: Scene): string {
  const colors = COLORS_BY_WORLD[world]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}" viewBox="0 0 ${SHARE_SIZE.width} ${SHARE_SIZE.height}">${ground(colors)}${placedScene(scene)}${wordmark(TEXT.x, 60, 56, colors.markBody, colors.markCoin, colors.ink)}${heading(title, colors.ink)}</svg>`
}

function ground(colors: Colors): SvgMarkup {
  return (
    box(0, 0, SHARE_SIZE.width, SHARE_SIZE.height, colors.ground) + beam(660, 380, 1700, 260, colors.band)
  )
}

function placedScene(scene: Scene): SvgMarkup {
  const scale = Math.min(PICTURE.width / scene.width, PICTURE.height / scene.height, MAX_SCALE)
  const [width, height] = [scene.width * scale, scene.height * scale]
  const x = PICTURE.x + (PICTURE.width - width) / 2
  const y = PICTURE.y + (PICTURE.height - height) / 2
  return scene.svg.replace(
    /^<svg [^>]*?viewBox/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox`,
  )
}

/** The title at the largest size that fits, with its last line on the lower edge. */
function heading(title: string, ink: string): SvgMarkup {
  const size = [92, 84, 76, 68, 60, 52].find((candidate) => fits(title, candidate)) ?? 46
  const lines = wrapText(title, TEXT.width, { size, face: 'headline' })
  const top = 548 - (lines.length - 1) * size * 1.04
  return lines
    .map((line, index) =>
      textLine(line, TEXT.x, top + index * size * 1.04, { size, face: 'headline', fill: ink }),
    )
    .join('')
}

function fits(title: string, size: number): boolean {
  const lines = wrapText(title, TEXT.width, { size, face: 'headline' })
  const narrow = lines.every((line) => textWidth(line, { size, face: 'headline' }) <= TEXT.width)
  return narrow && lines.length * size <= TEXT.height
}
