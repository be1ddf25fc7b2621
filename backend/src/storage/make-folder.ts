import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Like `mkdir -p`. Node's own function never returns for a folder below one that accepts none, such as /proc. */
export function makeFolder(folder: string, mode = 0o777): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
