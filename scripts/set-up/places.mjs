import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
export const CMS = join(ROOT, 'cms')
export const WEBSITE = join(ROOT, 'website')

const PINNED_NODE = join(ROOT, 'node_modules/.bin/node')

/** The Node that everything runs on: the pinned one, or this one where there is none for the machine. */
export function node() {
  return existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath
}

/** Where everything lies that must outlive the process. */
export function dataFolder() {
  return resolve(ROOT, process.env.DATA_DIR || 'data')
}

/** The environment with the pinned programs first. */
export function environment(more = {}) {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`, ...more }
}
