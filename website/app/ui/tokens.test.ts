import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
const WORLDS = ['pink', 'yellow', 'teal', 'charcoal']

/** The computed variables of a color world in a color scheme. */
function variables(world: string, dark: boolean): Map<string, string> {
  const found = new Map<string, string>()
  const rule = /(@media[^{]*dark\) \{)|([^{}]+)\{([^{}]*)\}|\}/g
  let inDark = false
  for (const [whole, media, selector = '', body = ''] of css.matchAll(rule)) {
    if (media) inDark = true
    else if (whole === '}') inDark = false
    else if (applies(selector, world) && (dark || !inDark)) collect(body, found)
  }
  return found
}

function applies(selector: string, world: string): boolean {
  return [':root', '[data-world]', `[data-world='${world}']`].some((name) => selector.includes(name))
}

function collect(body: string, found: Map<string, string>): void {
  for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value)
}

function color(name: string, all: Map<string, string>): string {
  const value = all.get(name) ?? ''
  const [, other] = /^var\((.+)\)$/.exec(value) ?? []
  return other ? color(other, all) : value
}

/** The contrast ratio as defined by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const TEXT = [
  ['--on-fill', '--fill'],
  ['--on-fill', '--beam'],
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--tint'],
  ['--ink', '--soft'],
  ['--muted', '--paper'],
  ['--muted', '--tint'],
  ['--muted', '--soft'],
  ['--accent', '--paper'],
  ['--accent', '--tint'],
  ['--error', '--paper'],
  ['--error', '--surface'],
  ['--error', '--error-tint'],
] as const

const schemes = [
  { scheme: 'light', dark: false },
  { scheme: 'dark', dark: true },
]
const cases = schemes.flatMap((given) => WORLDS.map((world) => ({ ...given, world })))

test.each(cases)('text has enough contrast in the $world world in the $scheme scheme', ({ world, dark }) => {
  const all = variables(world, dark)
  const unreadable = TEXT.map(([text, background]) => ({
    text,
    background,
    ratio: contrast(color(text, all), color(background, all)),
  })).filter(({ ratio }) => !(ratio >= 4.5))
  expect(unreadable).toEqual([])
})

test.each(cases)('buttons stand out in the $world world in the $scheme scheme', ({ world, dark }) => {
  const all = variables(world, dark)
  const background = all.has('--action') ? '--action' : '--fill'
  const text = all.has('--on-action') ? '--on-action' : '--on-fill'
  expect(contrast(color(text, all), color(background, all))).toBeGreaterThanOrEqual(4.5)
  // Yellow on a light page is set apart by its color and its dark text.
  if (world === 'yellow' && !dark) return
  for (const around of ['--paper', '--surface'])
    expect(contrast(color(background, all), color(around, all))).toBeGreaterThanOrEqual(2)
})

test.each(schemes)('borders of controls have enough contrast in the $scheme scheme', ({ dark }) => {
  const all = variables('pink', dark)
  for (const background of ['--paper', '--surface'])
    expect(contrast(color('--control-line', all), color(background, all))).toBeGreaterThanOrEqual(3)
})
