import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { CHARACTERS, CUTS, FAMILIES, fontFile, readSource, type Cut, type Family } from './families.ts'

/** Features of OpenType that browsers apply to any words. */
const APPLIED_UNASKED = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga']

/**
 * `npm run fonts`: cuts the two families down to what the site needs and writes website/public/fonts and
 * website/app/ui/fonts.css. Both are kept in the repository; run it again after changing families.ts.
 */
mkdirSync(new URL('.', fontFile(FAMILIES[0], 'rare')), { recursive: true })
for (const family of FAMILIES) {
  for (const cut of CUTS) await makeFont(family, cut)
  copyLicence(family)
}

// The rules are measured on the files just made.
const { fontFaces } = await import('./font-faces.ts')
const rules: string[] = []
for (const family of FAMILIES) rules.push(await fontFaces(family))
writeFileSync(new URL('../../website/app/ui/fonts.css', import.meta.url), rules.join('\n'))

async function makeFont(family: Family, cut: Cut): Promise<void> {
  const made = await subsetFont(readSource(family), CHARACTERS[cut], {
    targetFormat: 'woff2',
    variationAxes: family.axes,
    noHinting: true,
    keepFeatures: [...APPLIED_UNASKED, ...family.features],
  })
  const file = fontFile(family, cut)
  writeFileSync(file, made)
  console.log(`${file.pathname}: ${made.length} bytes`)
}

function copyLicence(family: Family): void {
  const licence = createRequire(import.meta.url).resolve(`${packageOf(family)}/LICENSE`)
  const name = family.fileName.replace(/-v\d+\.woff2$/, '.LICENSE.txt')
  copyFileSync(licence, new URL(name, fontFile(family, 'usual')))
}

function packageOf(family: Family): string {
  return family.source.split('/').slice(0, 2).join('/')
}
