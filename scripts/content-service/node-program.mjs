import { existsSync } from 'node:fs'
import path from 'node:path'

const PINNED = path.resolve(import.meta.dirname, '../../node_modules/.bin/node')

/** Node 24 as the repository pins it, else the one that runs this. */
export function nodeProgram() {
  return existsSync(PINNED) ? PINNED : process.execPath
}
