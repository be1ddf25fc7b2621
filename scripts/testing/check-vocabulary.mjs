import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../set-up/paths.mjs'
import { findOldTerms } from './find-old-terms.mjs'
import { listFiles } from './list-files.mjs'

/** Written in standard terms throughout; a folder moves up here when its renames have landed. */
const FREE_OF_OLD_TERMS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/changing.md',
  'scripts/testing',
  'scripts/check.mjs',
  'scripts/test.mjs',
  '.github',
  '.githooks',
]

/**
 * Still being renamed: how many uses there may be, at most. Only ever lower these numbers. They are checked with
 * `--all`, which joins `npm test` when the renames have landed.
 */
const USES_LEFT = {
  art: 10,
  backend: 308,
  bench: 1,
  cms: 38,
  content: 11,
  deploy: 0,
  docs: 0,
  forms: 0,
  journeys: 5,
  scripts: 2,
  server: 66,
  website: 68,
}
const CHECKED = /\.(?:tsx?|mjs|mts|css|md|ya?ml)$|^\.githooks\//
/** The list of terms, its test, and paths of files that are still to be renamed. */
const NAMES_THEM = new Set(
  ['old-terms.mjs', 'find-old-terms.test.ts', 'import-boundaries.mjs'].map(
    (name) => `scripts/testing/${name}`,
  ),
)

const found = listFiles('')
  .filter((file) => CHECKED.test(file) && !NAMES_THEM.has(file))
  .flatMap((file) => findOldTerms(file, readFileSync(join(ROOT, file), 'utf8')))
const faults = found.filter(({ file }) => FREE_OF_OLD_TERMS.some((path) => isIn(file, path)))
for (const { file, line, text, use } of faults) console.error(`${file}:${line}: "${text}": say ${use}`)
const crowded = process.argv.includes('--all') ? foldersAboveTheirNumber() : []
for (const words of crowded) console.error(words)
if (faults.length + crowded.length > 0) process.exitCode = 1
else console.log('No old terms where there must be none.')

function foldersAboveTheirNumber() {
  return Object.entries(USES_LEFT).flatMap(([folder, most]) => {
    const uses = found.filter(({ file }) => isIn(file, folder))
    return uses.length > most ? [`${folder}: ${uses.length} uses of old terms, ${most} are left`] : []
  })
}

function isIn(file, path) {
  return file === path || file.startsWith(`${path}/`)
}
