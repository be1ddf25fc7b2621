import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.mjs'

const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router', 'test-results'])

/**
 * Something that is built from sources. All paths are relative to the root.
 *
 * @typedef {object} BuildTarget
 * @property {readonly string[]} sources files and folders
 * @property {readonly string[]} [exclude] folders within them that do not affect the result
 * @property {string} [result] a file that exists once it was built
 * @property {string} hashFile stores the hash of the sources it was built from
 */

/**
 * Builds a target unless it is up to date. The hash is stored only after the build succeeded.
 *
 * @param {BuildTarget} target
 * @param {() => Promise<void>} build
 */
export async function buildIfChanged(target, build) {
  if (isUpToDate(target)) return
  const hash = hashSources(target)
  await build()
  mkdirSync(dirname(join(ROOT, target.hashFile)), { recursive: true })
  writeFileSync(join(ROOT, target.hashFile), hash)
}

/**
 * Whether a target was built from its present sources.
 *
 * @param {BuildTarget} target
 */
export function isUpToDate(target) {
  const { result, hashFile } = target
  if (!existsSync(join(ROOT, hashFile)) || !existsSync(join(ROOT, result ?? hashFile))) return false
  return readFileSync(join(ROOT, hashFile), 'utf8') === hashSources(target)
}

function hashSources({ sources, exclude = [] }) {
  const hash = createHash('sha256')
  const isIncluded = (path) => !exclude.some((folder) => path.startsWith(`${folder}/`))
  for (const path of sources.flatMap(listFiles).filter(isIncluded))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return hash.digest('hex')
}

function listFiles(path) {
  const entries = readFolder(path)
  if (entries === null) return existsSync(join(ROOT, path)) ? [path] : []
  return entries
    .filter((entry) => !NOT_SOURCES.has(entry))
    .toSorted()
    .flatMap((entry) => listFiles(`${path}/${entry}`))
}

/** The names in a folder; null when it is a file or does not exist. */
function readFolder(path) {
  try {
    return readdirSync(join(ROOT, path))
  } catch (error) {
    if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return null
    throw error
  }
}
