import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../set-up/paths.mjs'
import { findOldTerms } from './find-old-terms.mjs'
import { listFiles } from './list-files.mjs'

/** Paths without old terms. A folder joins them when its last one is gone. */
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
 * The largest number of lines with old terms in a folder that still has some. Only ever lower these numbers.
 */
const CEILINGS = {
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
/** The list of terms and its test. */
const EXEMPT = new Set(
  ['old-terms.mjs', 'find-old-terms.test.ts', 'import-boundaries.mjs'].map(
    (name) => `scripts/testing/${name}`,
  ),
)

const found = listFiles('')
  .filter((file) => CHECKED.test(file) && !EXEMPT.has(file))
  .flatMap((file) => findOldTerms(file, readFileSync(join(ROOT, file), 'utf8')))
const violations = found.filter(({ file }) => FREE_OF_OLD_TERMS.some((path) => isIn(file, path)))
for (const { file, line, text, use } of violations) console.error(`${file}:${line}: "${text}": use ${use}`)
const exceeded = exceededCeilings()
for (const message of exceeded) console.error(message)
if (violations.length + exceeded.length > 0) process.exitCode = 1
else console.log('No old terms beyond the ceilings.')

function exceededCeilings() {
  return Object.entries(CEILINGS).flatMap(([folder, ceiling]) => {
    const uses = found.filter(({ file }) => isIn(file, folder))
    return uses.length > ceiling ? [`${folder}: ${uses.length} uses of old terms, at most ${ceiling}`] : []
  })
}

function isIn(file, path) {
  return file === path || file.startsWith(`${path}/`)
}
