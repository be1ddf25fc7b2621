import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { CHARACTERS, SUBSETS, FAMILIES, fontFile } from './families.ts'
import { fontFaces } from './font-faces.ts'
import { HEADLINE } from './typeface.ts'

test('the fonts of every page have at most 26 KB, the rare characters 30 KB more', () => {
  const [usual, rare] = SUBSETS.map((subset) =>
    FAMILIES.map((family) => statSync(fontFile(family, subset)).size).reduce((sum, size) => sum + size),
  )
  expect(usual).toBeLessThanOrEqual(26_000)
  expect(rare).toBeLessThanOrEqual(30_000)
})

test('fonts.css matches the metrics of the font files', async () => {
  const faces: string[] = []
  for (const family of FAMILIES) faces.push(await fontFaces(family))
  const styles = readFileSync(new URL('../../website/app/ui/fonts.css', import.meta.url), 'utf8')
  expect(styles.replaceAll(/\s+/g, ' ')).toBe(faces.join('\n').replaceAll(/\s+/g, ' '))
})

test('the default pages need no rare character', () => {
  const used = new Set(JSON.stringify([ALL_PAGES, DEFAULT_FOOTER, DEFAULT_NAVIGATION]))
  expect([...used].filter((character) => !CHARACTERS.usual.includes(character))).toEqual([])
})

test('no character is both usual and rare', () => {
  expect([...CHARACTERS.rare].filter((character) => CHARACTERS.usual.includes(character))).toEqual([])
})

test('kerning pulls A and V together', () => {
  const [pair] = [HEADLINE.shape('AV').at(-1)]
  const apart = HEADLINE.shape('A')[0]?.advance
  expect(pair?.x).toBeLessThan(apart ?? 0)
})
