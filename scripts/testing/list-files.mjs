import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../set-up/paths.mjs'

/** Generated folders. Of the hidden folders, only those of the contributor kit contain sources. */
const NOT_SOURCES =
  /(?:^|\/)(?:node_modules|build|dist|data|secrets|test-results|\.(?!github$|githooks$)[^/]+)$/

/**
 * Every source file below a folder, without generated and installed ones.
 *
 * @param {string} folder below the root; '' for everything
 * @returns {readonly string[]} paths below the root
 */
export function listFiles(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (!entry.isDirectory()) return [path]
    return NOT_SOURCES.test(path) ? [] : listFiles(path)
  })
}
