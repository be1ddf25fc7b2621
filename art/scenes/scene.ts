import { SCENE_SIZES } from '../../content/model/illustration-sizes.ts'
import type { Illustration } from '../../content/model/illustrations.ts'
import type { Drawing } from '../pieces/shape.ts'

export interface Scene {
  readonly name: Illustration
  readonly width: number
  readonly height: number
  /** A whole SVG document. */
  readonly svg: string
}

/**
 * Motion for what is marked `class="back"`: it comes back along the beam and rests. `from` is where it sets out, in the
 * scene's units. Off where a visitor asked for less motion.
 */
export function comingBack(from: readonly [x: number, y: number], ...drawings: Drawing[]): Drawing {
  const [x, y] = from
  return (
    `<style>@media (prefers-reduced-motion:no-preference){.back{animation:back 4s ease-in-out infinite}}` +
    `@keyframes back{0%{transform:translate(${x}px,${y}px);opacity:0}12%{opacity:1}45%,100%{transform:none;opacity:1}}</style>` +
    `<g class="back">${drawings.join('')}</g>`
  )
}

/** A drawing of the size the content model gives it, transparent where nothing is drawn. */
export function scene(name: Illustration, ...drawings: Drawing[]): Scene {
  const [width, height] = SCENE_SIZES[name]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawings.join('')}</svg>`
  return { name, width, height, svg }
}
