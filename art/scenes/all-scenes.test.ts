import { brotliCompressSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { illustrationSize } from '@beam/content/model/illustration-files.ts'
import { ILLUSTRATIONS } from '@beam/content/model/illustrations.ts'
import { ALL_SCENES } from './all-scenes.ts'

const MAX_BYTES = 48_000
const MAX_COMPRESSED_BYTES = 8_000
/** Opacity, of 255, of the outermost edge of a shadow. */
const BARELY_VISIBLE = 12
/** Units of a scene per pixel. */
const SCALE = 4

test('every illustration has exactly one scene of the same name', () => {
  expect(ALL_SCENES.map((scene) => scene.name)).toEqual([...ILLUSTRATIONS])
})

test.each(ALL_SCENES)('$name has the size that the website reserves for it', (scene) => {
  const [width, height] = illustrationSize(scene.name)
  const picture = new Resvg(scene.svg, { font: { loadSystemFonts: false } })
  expect([picture.width, picture.height]).toEqual([width, height])
  expect(scene.svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}"`))
})

test.each(ALL_SCENES)('$name is not empty', (scene) => {
  const { pixels } = new Resvg(scene.svg, { fitTo: { mode: 'width', value: 40 } }).render()
  const seen = pixels.filter((value, index) => index % 4 === 3 && value > 0)
  expect(seen.length / (pixels.length / 4)).toBeGreaterThan(0.15)
})

test.each(ALL_SCENES)('$name is not cut off by its edges, also while parts move', (scene) => {
  const [, x, y] = /translate\(([-\d.]+)px,([-\d.]+)px\)/.exec(scene.svg) ?? []
  const moved = scene.svg.replace('<g class="back">', `<g transform="translate(${x} ${y})">`)
  expect([pixelsOutside(scene, scene.svg), pixelsOutside(scene, moved)]).toEqual([0, 0])
})

test.each(ALL_SCENES)('$name has no scripts, external resources or fonts', ({ svg }) => {
  expect(svg).not.toMatch(/<script|<foreignObject|<image|<text|<use|href=|javascript:|on\w+=|@import/i)
  for (const [, target] of svg.matchAll(/url\(([^)]*)\)/g)) {
    expect(target).toMatch(/^#/)
    expect(svg).toContain(`id="${target?.slice(1)}"`)
  }
})

test.each(ALL_SCENES)('$name has no animation with reduced motion', ({ svg }) => {
  const still = svg.replaceAll('@media (prefers-reduced-motion:no-preference){.back{animation:', '')
  expect(still).not.toMatch(/animation:|<animate|<set /)
})

test.each(ALL_SCENES)('$name shows no ghost at any moment: nothing fades', ({ svg }) => {
  expect(svg).not.toMatch(/@keyframes[^<]*opacity/)
})

test.each(ALL_SCENES)('$name stays within the size limits', ({ svg }) => {
  expect(svg.length).toBeLessThanOrEqual(MAX_BYTES)
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES)
})

test.each(ALL_SCENES)('$name contains no invalid number', ({ svg }) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
})

/** How many pixels of a scene are beyond its edges. */
function pixelsOutside({ width, height }: { width: number; height: number }, svg: string): number {
  const margin = 40
  const box = `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`
  const fitTo = { mode: 'width', value: (width + 2 * margin) / SCALE } as const
  const picture = new Resvg(svg.replace(/ width=.*?>/, ` viewBox="${box}">`), { fitTo }).render()
  const beyond = (at: number, size: number) => at < margin / SCALE - 1 || at > (margin + size) / SCALE
  const { pixels } = picture
  let outside = 0
  for (let pixel = 0; pixel < pixels.length / 4; pixel += 1) {
    const isOutside =
      beyond(pixel % picture.width, width) || beyond(Math.floor(pixel / picture.width), height)
    if (isOutside && (pixels[pixel * 4 + 3] ?? 0) > BARELY_VISIBLE) outside += 1
  }
  return outside
}
