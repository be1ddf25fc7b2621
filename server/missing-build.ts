import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What prevents a start from this folder, in one line: packages that are not installed, or a website that is not built.
 * Null when both are there. Imports nothing but Node, because the packages may be missing.
 */
export function missingBuild(root: string): string | null {
  if (!existsSync(join(root, 'node_modules/.package-lock.json')))
    return `The packages are not installed in ${root}. Run there: npm run build`
  if (!existsSync(join(root, 'website/build/server/index.js')))
    return `The website in ${root} has not been built. Run there: npm run build`
  return null
}
