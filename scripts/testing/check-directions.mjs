import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ROOT } from '../set-up/places.mjs'
import { DIRECTIONS, FREE_OF_NODE } from './directions.mjs'

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g
const TEST = /\.(?:test|parts\.test|long\.test)\.tsx?$/
const SKIPPED = /(?:^|\/)(?:node_modules|build|dist|data|\.[^/]+|test-results)$/
const broken = sourceFiles('').flatMap(check)

for (const { file, target, words } of broken) console.error(`${file}: ${words} ${target}`)
if (broken.length > 0) process.exitCode = 1
else console.log('Every import points the right way.')

function check(file) {
  const home = DIRECTIONS.find(({ folder }) => isIn(file, folder))
  if (!home || TEST.test(file)) return []
  return importsOf(file).flatMap((target) => {
    if (target.startsWith('node:'))
      return FREE_OF_NODE.some((folder) => isIn(file, folder))
        ? [{ file, target, words: 'must not use' }]
        : []
    const path = pathOf(file, target)
    if (path === null || isIn(path, home.folder) || home.may.some((folder) => isIn(path, folder))) return []
    return [{ file, target: path, words: `(in ${home.folder}) must not import` }]
  })
}

function importsOf(file) {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, target]) => target)
}

/** The imported file below the root; null for libraries. */
function pathOf(file, target) {
  if (target.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), target))
  return target.startsWith('@beam/') ? target.slice('@beam/'.length) : null
}

function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`)
}

function sourceFiles(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return SKIPPED.test(path) ? [] : sourceFiles(path)
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : []
  })
}
