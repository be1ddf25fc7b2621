import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ROOT } from '../set-up/paths.mjs'
import { IMPORT_BOUNDARIES, WITHOUT_NODE } from './import-boundaries.mjs'
import { listFiles } from './list-files.mjs'

const SOURCE = /\.(?:tsx?|mjs)$/
const TEST = /\.(?:test|cases)\.tsx?$/
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

const violations = listFiles('')
  .filter((file) => SOURCE.test(file) && !TEST.test(file))
  .flatMap(checkFile)
for (const { file, target, problem } of violations) console.error(`${file}: ${problem} ${target}`)
if (violations.length > 0) process.exitCode = 1
else console.log('No import crosses a boundary.')

function checkFile(file) {
  const owner = IMPORT_BOUNDARIES.find(({ folder }) => isIn(file, folder))
  return owner ? importsOf(file).flatMap((target) => checkImport(file, owner, target)) : []
}

function checkImport(file, owner, target) {
  if (target.startsWith('node:')) {
    const isPure = WITHOUT_NODE.some((folder) => isIn(file, folder))
    return isPure ? [{ file, target, problem: 'must not use' }] : []
  }
  const path = resolveImport(file, target)
  const isAllowed = path === null || [owner.folder, ...owner.may].some((folder) => isIn(path, folder))
  return isAllowed ? [] : [{ file, target: path, problem: `(in ${owner.folder}) must not import` }]
}

function importsOf(file) {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, target]) => target)
}

/** The imported file below the root; null for libraries. */
function resolveImport(file, target) {
  if (target.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), target))
  return target.startsWith('@beam/') ? target.slice('@beam/'.length) : null
}

function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`)
}
