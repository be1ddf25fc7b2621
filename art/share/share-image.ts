import type { Colour } from '@beam/content/model/colours.ts'
import { wordmark } from '../brand/wordmark.ts'
import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { box, type Drawing } from '../pieces/shape.ts'
import { brokenLines, words, wordsWidth } from '../pieces/words.ts'
import type { Scene } from '../scenes/scene.ts'

/** What the networks that show it ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

interface Colours {
  readonly ground: string
  readonly band: string
  readonly ink: string
  readonly markBody: string
  readonly markCoin: string
}
const WORLDS: Readonly<Record<Colour, Colours>> = {
  Pink: { ground: PINK[600], band: PINK[700], ink: WHITE, markBody: INK, markCoin: YELLOW[500] },
  Yellow: { ground: YELLOW[500], band: YELLOW[300], ink: INK, markBody: INK, markCoin: PINK[500] },
  Teal: { ground: TEAL[700], band: TEAL[600], ink: WHITE, markBody: PINK[300], markCoin: YELLOW[500] },
  Charcoal: { ground: INK, band: '#26272c', ink: WHITE, markBody: PINK[500], markCoin: YELLOW[500] },
}
const PICTURE = { x: 616, y: 32, width: 570, height: 566 } as const
/** A small sign stays a sign. */
const LARGEST_SCALE = 2.5
const TEXT = { x: 72, width: 550, height: 380 } as const

/** The picture that stands for a page where it is shared: its title, its scene, its colour. */
export function shareImage(title: string, world: Colour, scene: Scene): string {
  const colours = WORLDS[world]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}" viewBox="0 0 ${SHARE_SIZE.width} ${SHARE_SIZE.height}">${ground(colours)}${placedScene(scene)}${wordmark(TEXT.x, 60, 56, colours.markBody, colours.markCoin, colours.ink)}${heading(title, colours.ink)}</svg>`
}

function ground(colours: Colours): Drawing {
  return (
    box(0, 0, SHARE_SIZE.width, SHARE_SIZE.height, colours.ground) + beam(660, 380, 1700, 260, colours.band)
  )
}

function placedScene(scene: Scene): Drawing {
  const scale = Math.min(PICTURE.width / scene.width, PICTURE.height / scene.height, LARGEST_SCALE)
  const [width, height] = [scene.width * scale, scene.height * scale]
  const x = PICTURE.x + (PICTURE.width - width) / 2
  const y = PICTURE.y + (PICTURE.height - height) / 2
  return scene.svg.replace(
    /^<svg [^>]*?viewBox/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox`,
  )
}

/** As large as its lines allow, its last line standing on the foot of the picture. */
function heading(title: string, ink: string): Drawing {
  const size = [92, 84, 76, 68, 60, 52].find((candidate) => fits(title, candidate)) ?? 46
  const lines = brokenLines(title, TEXT.width, { size, face: 'headline' })
  const top = 548 - (lines.length - 1) * size * 1.04
  return lines
    .map((line, index) =>
      words(line, TEXT.x, top + index * size * 1.04, { size, face: 'headline', fill: ink }),
    )
    .join('')
}

function fits(title: string, size: number): boolean {
  const lines = brokenLines(title, TEXT.width, { size, face: 'headline' })
  const narrow = lines.every((line) => wordsWidth(line, { size, face: 'headline' }) <= TEXT.width)
  return narrow && lines.length * size <= TEXT.height
}
