import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './places.mjs'

const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router', 'test-results'])

/**
 * Something that is built. All paths lie below the root.
 *
 * @typedef {object} Made
 * @property {readonly string[]} sources files and folders
 * @property {readonly string[]} [without] folders among them that do not count
 * @property {string} [result] what must be there when it was built
 * @property {string} stamp where the hash of the sources is kept
 */

/**
 * Runs a build only when its sources are not those it was last made from.
 *
 * @param {Made} made
 * @param {() => Promise<void>} build
 */
export async function whenOutOfDate(made, build) {
  if (isFresh(made)) return
  const hash = hashOf(made)
  await build()
  mkdirSync(dirname(join(ROOT, made.stamp)), { recursive: true })
  writeFileSync(join(ROOT, made.stamp), hash)
}

/** @param {Made} made */
export function isFresh(made) {
  const { result, stamp } = made
  if (!existsSync(join(ROOT, stamp)) || !existsSync(join(ROOT, result ?? stamp))) return false
  return readFileSync(join(ROOT, stamp), 'utf8') === hashOf(made)
}

function hashOf({ sources, without = [] }) {
  const hash = createHash('sha256')
  const counts = (path) => !without.some((folder) => path.startsWith(`${folder}/`))
  for (const path of sources.flatMap(filesOf).filter(counts))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(path) {
  const entries = readEntries(path)
  if (entries === null) return existsSync(join(ROOT, path)) ? [path] : []
  return entries
    .filter((entry) => !NOT_SOURCES.has(entry))
    .toSorted()
    .flatMap((entry) => filesOf(`${path}/${entry}`))
}

function readEntries(path) {
  try {
    return readdirSync(join(ROOT, path))
  } catch (error) {
    if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return null
    throw error
  }
}
