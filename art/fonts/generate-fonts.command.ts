import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import {
  CHARACTERS,
  SUBSETS,
  FAMILIES,
  fontFile,
  readSourceFont,
  type Subset,
  type Family,
} from './families.ts'

/** OpenType features that browsers apply by default. */
const DEFAULT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga']

/**
 * `npm run fonts`: subsets the two font families and writes website/public/fonts and website/app/ui/fonts.css.
 * Both are committed; run it again after changing families.ts.
 */
mkdirSync(new URL('.', fontFile(FAMILIES[0], 'rare')), { recursive: true })
for (const family of FAMILIES) {
  for (const subset of SUBSETS) await generateFont(family, subset)
  copyLicense(family)
}

// Imported only now: the rules are measured on the files written above.
const { fontFaces } = await import('./font-faces.ts')
const rules: string[] = []
for (const family of FAMILIES) rules.push(await fontFaces(family))
writeFileSync(new URL('../../website/app/ui/fonts.css', import.meta.url), rules.join('\n'))

async function generateFont(family: Family, subset: Subset): Promise<void> {
  const bytes = await subsetFont(readSourceFont(family), CHARACTERS[subset], {
    targetFormat: 'woff2',
    variationAxes: family.axes,
    noHinting: true,
    keepFeatures: [...DEFAULT_FEATURES, ...family.features],
  })
  const file = fontFile(family, subset)
  writeFileSync(file, bytes)
  console.log(`${file.pathname}: ${bytes.length} bytes`)
}

function copyLicense(family: Family): void {
  const license = createRequire(import.meta.url).resolve(`${packageOf(family)}/LICENSE`)
  const name = family.fileName.replace(/-v\d+\.woff2$/, '.LICENSE.txt')
  copyFileSync(license, new URL(name, fontFile(family, 'usual')))
}

function packageOf(family: Family): string {
  return family.source.split('/').slice(0, 2).join('/')
}
