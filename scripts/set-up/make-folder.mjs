import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Like `mkdir -p`. Node's own way never comes back below a folder that is there and takes no others, such as /proc. */
export function makeFolder(folder, mode = 0o777) {
  if (isFolder(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
