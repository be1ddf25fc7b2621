import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../set-up/paths.mjs'
import { findOldTerms } from './find-old-terms.mjs'
import { listFiles } from './list-files.mjs'

/**
 * The most lines with old terms in a folder that still has some; everything else has none. Only ever lower them. What
 * is left in the backend must stay: the key of an encrypted answer is stored in databases (encrypted-answers.ts and its
 * readers), and operators may search logs for the event of a failed maintenance run (start-maintenance.ts).
 */
const CEILINGS = { backend: 9 }

const CHECKED =
  /\.(?:tsx?|mjs|mts|css|md|ya?ml|conf|service|timer)$|Containerfile$|^\.env\.example$|^\.githooks\//
/** The lists of terms and their test. */
const EXEMPT = new Set(
  ['old-terms.mjs', 'british-spellings.mjs', 'find-old-terms.test.ts'].map(
    (name) => `scripts/testing/${name}`,
  ),
)

const found = listFiles('')
  .filter((file) => CHECKED.test(file) && !EXEMPT.has(file))
  .flatMap((file) => findOldTerms(file, readFileSync(join(ROOT, file), 'utf8')))
const violations = Object.entries(Object.groupBy(found, ({ file }) => file.split('/')[0]))
  .filter(([folder, uses]) => uses.length > (CEILINGS[folder] ?? 0))
  .flatMap(([folder, uses]) => [
    ...uses.map(({ file, line, text, use }) => `${file}:${line}: "${text}": use ${use}`),
    `${folder}: ${uses.length} lines with old terms, at most ${CEILINGS[folder] ?? 0}`,
  ])
for (const violation of violations) console.error(violation)
if (violations.length > 0) process.exitCode = 1
else console.log('No old terms beyond the ceilings.')
