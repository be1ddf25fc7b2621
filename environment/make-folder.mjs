import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Like `mkdir -p`. Node's `recursive` option never returns below an existing folder that accepts no entries, such as
 * /proc.
 */
export function makeFolder(folder, mode = 0o777) {
  if (isFolder(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
