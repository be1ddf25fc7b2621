import { illustrationSize, type Illustration } from '@beam/content/model/illustration-files.ts'
import { CHARCOAL } from '../palette.ts'
import type { SvgMarkup } from '../components/svg.ts'

export interface Scene {
  readonly name: Illustration
  readonly width: number
  readonly height: number
  /** A complete SVG document. */
  readonly svg: string
}

/**
 * Lets parts leave for `from` (in the scene's units) and return to their position: twice 600 ms, so that motion ends
 * within five seconds (WCAG 2.2.2). They never fade: whatever moment is printed or captured shows no ghost. No
 * animation with `prefers-reduced-motion`. It starts 1.2 s after load, because painting its frames earlier delays the
 * first render on phones. Two animations instead of one with a pause, whose frames a browser would still paint.
 */
export function animateReturn(from: readonly [x: number, y: number], ...parts: SvgMarkup[]): SvgMarkup {
  const [x, y] = from
  return (
    `<style>@media (prefers-reduced-motion:no-preference){.back{animation:back .6s 1.2s ease-in-out,back .6s 3.4s ease-in-out}}` +
    `@keyframes back{40%{transform:translate(${x}px,${y}px)}}</style>` +
    `<g class="back">${parts.join('')}</g>`
  )
}

/** What differs in the dark scheme, such as a field of color. */
export function bySchemes(light: SvgMarkup, dark: SvgMarkup): SvgMarkup {
  return (
    '<style>.dark{display:none}@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>' +
    `<g class="light">${light}</g><g class="dark">${dark}</g>`
  )
}

/** Signs and counters are nearly as dark as a tint in the dark scheme: there, they are as light as devices. */
const LIGHTER_IN_DARK = `<style>@media (prefers-color-scheme:dark){[fill="${CHARCOAL[700]}"]{fill:${CHARCOAL[600]}}[stroke="${CHARCOAL[700]}"]{stroke:${CHARCOAL[600]}}}</style>`

/** An SVG of the size given in the content model, with a transparent background. */
export function scene(name: Illustration, ...parts: SvgMarkup[]): Scene {
  const [width, height] = illustrationSize(name)
  const content = parts.join('')
  const style = content.includes(`"${CHARCOAL[700]}"`) ? LIGHTER_IN_DARK : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style}${content}</svg>`
  return { name, width, height, svg }
}
