import { ILLUSTRATION_SIZES, type Illustration } from '@beam/content/model/illustrations.ts'
import type { Drawing } from '../pieces/shape.ts'

export interface Scene {
  readonly name: Illustration
  readonly width: number
  readonly height: number
  /** A whole SVG document. */
  readonly svg: string
}

/**
 * What comes back along the beam: in 600 ms, twice, and then it rests, so that nothing moves for more than five seconds
 * (WCAG 2.2.2). Not before the page stands, for drawing it takes half of a phone's first second. `from` is where it sets
 * out, in the scene's units. Still where a visitor asked for less motion. Two animations: a browser draws every frame of
 * one that pauses.
 */
export function comingBack(from: readonly [x: number, y: number], ...drawings: Drawing[]): Drawing {
  const [x, y] = from
  return (
    `<style>@media (prefers-reduced-motion:no-preference){.back{animation:back .6s 1.2s ease-out,back .6s 3.4s ease-out}}` +
    `@keyframes back{0%{transform:translate(${x}px,${y}px);opacity:0}30%{opacity:1}}</style>` +
    `<g class="back">${drawings.join('')}</g>`
  )
}

/** A drawing of the size the content model gives it, transparent where nothing is drawn. */
export function scene(name: Illustration, ...drawings: Drawing[]): Scene {
  const [width, height] = ILLUSTRATION_SIZES[name]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawings.join('')}</svg>`
  return { name, width, height, svg }
}
