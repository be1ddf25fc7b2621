import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = join(import.meta.dirname, '..')
/** It contains what has no logical property. */
const MIRRORED = 'ui/right-to-left.css'

const PHYSICAL = [
  /(?<![\w-])(?:left|right)\s*:/,
  /-(?:left|right)(?:-(?:radius|width|style|color))?\s*:/,
  /(?:float|clear|text-align)\s*:\s*(?:left|right)\b/,
  /\btranslate(?:X|3d)?\s*[(:]/,
]
/** Movements along the line, each with the part of the mirrored styles that turns it around. */
const MIRRORED_MOVEMENTS: Readonly<Record<string, string>> = {
  'blocks/hero.css: transform: translateX(-100%) skewY(var(--slant));': 'beam-extends-leftwards',
  'blocks/job-list.css: transform: translateX(6px);': '.job:hover .job-arrow',
  'ui/button.css: transform: translateX(3px);': ':is(.button, .more, .job-arrow) .icon',
}
/** `top right bottom left`, where right and left differ. */
const FOUR_SIDES = /(?:margin|padding|inset)\s*:\s*(?<sides>[^;]+);/
/** Four values, of which the corners at the two sides differ. */
const FOUR_CORNERS = /border-radius\s*:\s*(?<corners>[^;]+);/

test('styles name sides by the direction of writing, not left and right', () => {
  const files = globSync('**/*.css', { cwd: APP }).filter((file) => file !== MIRRORED)
  expect(files.length).toBeGreaterThan(30)
  const physical = files.flatMap((file) => physicalIn(readFileSync(join(APP, file), 'utf8'), file))
  expect(physical.toSorted()).toEqual(Object.keys(MIRRORED_MOVEMENTS))
})

test.each(Object.entries(MIRRORED_MOVEMENTS))('%s is mirrored', (_declaration, mirrored) => {
  expect(readFileSync(join(APP, MIRRORED), 'utf8')).toContain(mirrored)
})

test.each([
  'a { margin-left: 1rem; }',
  'a { left: 0; }',
  'a { border-top-right-radius: 1px; }',
  'a { text-align: right; }',
  'a { float: left; }',
  'a { padding: 0 1rem 0 var(--space-2); }',
  'a { border-radius: 0 1rem 1rem 0; }',
  'a { border-radius: 1rem / 0 1rem 1rem 0; }',
  'a { transform: translateX(1rem); }',
  'a { translate: 1rem; }',
])('%s names a side', (css) => expect(physicalIn(css, '')).toHaveLength(1))

test.each([
  'a { margin-inline-start: 1rem; }',
  'a { inset: 0 1rem; }',
  'a { padding: 0 calc(1rem + 2px) 1px calc(1rem + 2px); }',
  'a { transform: translateY(1rem) scaleX(-1); }',
  'a { border-radius: 0.375rem / 1rem; }',
  '[data-picture="left"]:hover { top: 0; }',
])('%s names no side', (css) => expect(physicalIn(css, '')).toEqual([]))

function physicalIn(css: string, file: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/(?<=[{};])/)
    .filter(isPhysical)
    .map((declaration) => `${file}: ${declaration.trim()}`)
}

function isPhysical(declaration: string): boolean {
  if (declaration.endsWith('{')) return false
  const [, right, , left] = values(FOUR_SIDES.exec(declaration)?.groups?.['sides'])
  // Horizontal and vertical radii of the corners, e.g. `1rem / 2rem`.
  const radii = FOUR_CORNERS.exec(declaration)?.groups?.['corners']?.split('/') ?? []
  return (
    PHYSICAL.some((pattern) => pattern.test(declaration)) ||
    (left !== undefined && left !== right) ||
    radii.some(differBySide)
  )
}

function differBySide(corners: string): boolean {
  const [topLeft, topRight, bottomRight, bottomLeft = topRight] = values(corners)
  return topRight !== undefined && (topLeft !== topRight || bottomLeft !== bottomRight)
}

/** The values of a shorthand; a function such as `calc()` is one value. */
function values(text = ''): string[] {
  return text.trim().match(/(?:[^\s(]+(?:\((?:[^()]|\([^()]*\))*\))?)+/g) ?? []
}
