import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { CHARACTERS, FAMILIES, fontFile, readSource, type Family } from './families.ts'

/**
 * `npm run fonts`: cuts the two families down to what the site needs and writes website/public/fonts and
 * website/app/ui/fonts.css. Both are kept in the repository; run it again after changing families.ts.
 */
mkdirSync(new URL('.', fontFile(FAMILIES[0])), { recursive: true })
for (const family of FAMILIES) await makeFont(family)

// The rules are measured on the files just made.
const { fontFaces } = await import('./font-faces.ts')
const rules: string[] = []
for (const family of FAMILIES) rules.push(await fontFaces(family))
writeFileSync(new URL('../../website/app/ui/fonts.css', import.meta.url), rules.join('\n'))

async function makeFont(family: Family): Promise<void> {
  const made = await subsetFont(readSource(family), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: family.axes,
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum', 'lnum', 'pnum', 'case'],
  })
  writeFileSync(fontFile(family), made)
  const licence = createRequire(import.meta.url).resolve(`${packageOf(family)}/LICENSE`)
  copyFileSync(
    licence,
    new URL(`${family.fileName.replace(/-v\d+\.woff2$/, '')}.LICENSE.txt`, fontFile(family)),
  )
  console.log(`${family.fileName}: ${made.length} bytes`)
}

function packageOf(family: Family): string {
  return family.source.split('/').slice(0, 2).join('/')
}
