import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './places.mjs'

const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router', 'test-results'])

/**
 * Runs a build only when its sources are not those it was last made from.
 *
 * @param {{ sources: readonly string[], stamp: string }} what folders and files below the root; where the hash is kept
 * @param {() => Promise<void>} build
 */
export async function whenOutOfDate({ sources, stamp }, build) {
  const file = join(ROOT, stamp)
  const hash = hashOf(sources)
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return
  await build()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesOf))
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
