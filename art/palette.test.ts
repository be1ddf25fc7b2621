import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHARCOAL, DARK, PAPER, PINK, TEAL, WHITE, YELLOW } from './palette.ts'

const HUES = { pink: PINK, yellow: YELLOW, teal: TEAL, charcoal: CHARCOAL }
const STEPS = Object.entries(HUES).flatMap(([hue, steps]) =>
  Object.entries(steps).map(([step, color]) => ({ name: `${hue}-${step}`, color })),
)

/**
 * Illustrations cannot read a style sheet, nor a manifest a module: each repeats its colors, and these tests compare
 * them.
 */
test('pages and illustrations use the same colors', () => {
  const artColors = new Map(STEPS.map(({ name, color }) => [name, color as string]))
  const tokens = [...read('website/app/ui/tokens.css').matchAll(/--(\w+-\d+): (#\w+);/g)]
  const both = tokens.filter(([, name = '']) => artColors.has(name))
  expect(both.length).toBeGreaterThan(20)
  expect(both.filter(([, name = '', color]) => artColors.get(name) !== color).map(([line]) => line)).toEqual(
    [],
  )
})

test('fields of scenes have the colors of the dark scheme', () => {
  const css = read('website/app/ui/tokens.css')
  const dark = css.slice(css.lastIndexOf('@media (prefers-color-scheme: dark)'))
  for (const [color, { tint, beam }] of Object.entries(DARK)) {
    const rule = new RegExp(`\\[data-color='${color}'\\] \\{([^}]*)`).exec(dark)?.[1]
    expect(rule).toContain(`--tint: ${tint};`)
    expect(rule).toContain(`--soft: ${beam};`)
  }
})

test.each(Object.entries(HUES))('docs/design-system.md lists the steps of %s', (hue, steps) => {
  const row = new RegExp(`^\\| ${hue} \\|(.*)\\|$`, 'm').exec(read('docs/design-system.md'))?.[1]
  expect(row?.split('|').map((cell) => cell.trim())).toEqual(Object.values(steps))
})

test.each(['website/app/root.tsx', 'website/app/pages/manifest.ts'])('%s uses no other color', (file) => {
  const colors = new Set<string>([...STEPS.map(({ color }) => color), PAPER, WHITE])
  const named = read(file).match(/#[\da-f]{6}\b/g) ?? []
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((color) => !colors.has(color))).toEqual([])
})

function read(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
}
