import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { CHARACTERS, CUTS, FAMILIES, fontFile } from './families.ts'
import { fontFaces } from './font-faces.ts'
import { HEADLINE } from './typeface.ts'

test('what every page asks for weighs at most 26 KB, and the rare characters 30 KB more', () => {
  const [usual, rare] = CUTS.map((cut) =>
    FAMILIES.map((family) => statSync(fontFile(family, cut)).size).reduce((sum, size) => sum + size),
  )
  expect(usual).toBeLessThanOrEqual(26_000)
  expect(rare).toBeLessThanOrEqual(30_000)
})

test('the style sheet says what the font files measure', async () => {
  const faces: string[] = []
  for (const family of FAMILIES) faces.push(await fontFaces(family))
  const styles = readFileSync(new URL('../../website/app/ui/fonts.css', import.meta.url), 'utf8')
  expect(styles.replaceAll(/\s+/g, ' ')).toBe(faces.join('\n').replaceAll(/\s+/g, ' '))
})

test('the default pages need no rare character', () => {
  const said = new Set(JSON.stringify([ALL_PAGES, DEFAULT_FOOTER, DEFAULT_NAVIGATION]))
  expect([...said].filter((character) => !CHARACTERS.usual.includes(character))).toEqual([])
})

test('no character is both usual and rare', () => {
  expect([...CHARACTERS.rare].filter((character) => CHARACTERS.usual.includes(character))).toEqual([])
})

test('kerning pulls A and V together', () => {
  const [pair] = [HEADLINE.set('AV').at(-1)]
  const apart = HEADLINE.set('A')[0]?.advance
  expect(pair?.x).toBeLessThan(apart ?? 0)
})
