import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { CHARACTERS, FAMILIES, fontFile } from './families.ts'
import { fontFaces } from './font-faces.ts'
import { HEADLINE } from './typeface.ts'

test('both families together weigh at most 60 KB', () => {
  const bytes = FAMILIES.map((family) => statSync(fontFile(family)).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000)
})

test('the style sheet says what the font files measure', async () => {
  const faces: string[] = []
  for (const family of FAMILIES) faces.push(await fontFaces(family))
  const styles = readFileSync(new URL('../../website/app/ui/fonts.css', import.meta.url), 'utf8')
  expect(styles.replaceAll(/\s+/g, ' ')).toBe(faces.join('\n').replaceAll(/\s+/g, ' '))
})

test('the fonts hold every character of the default pages', () => {
  const said = new Set(JSON.stringify([ALL_PAGES, DEFAULT_FOOTER, DEFAULT_NAVIGATION]))
  expect([...said].filter((character) => !CHARACTERS.includes(character))).toEqual([])
})

test('kerning pulls A and V together', () => {
  const [pair] = [HEADLINE.set('AV').at(-1)]
  const apart = HEADLINE.set('A')[0]?.advance
  expect(pair?.x).toBeLessThan(apart ?? 0)
})
