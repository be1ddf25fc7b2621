import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
export const CMS = join(ROOT, 'cms')
export const WEBSITE = join(ROOT, 'website')

const PINNED_NODE = join(ROOT, 'node_modules/.bin/node')

/** The Node executable that runs every part: the pinned one, else the one that runs this command. */
export function nodePath() {
  return existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath
}

/** The folder of all data that must be backed up. */
export function dataFolder() {
  return resolve(ROOT, process.env.DATA_DIR || 'data')
}

/** This process's environment with the pinned programs first in PATH, and these variables. */
export function environment(variables = {}) {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`, ...variables }
}
