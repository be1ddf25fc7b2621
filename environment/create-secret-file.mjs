import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.mjs'

const OWNER_ONLY = { file: 0o600, folder: 0o700 }

// Types and documentation for callers: create-secret-file.d.mts.
export function createSecretFile(file, content) {
  const folder = dirname(file)
  makeFolder(folder, OWNER_ONLY.folder)
  const temporaryFile = `${file}.${randomUUID()}`
  writeFileSync(temporaryFile, content, { mode: OWNER_ONLY.file, flush: true })
  try {
    linkSync(temporaryFile, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(temporaryFile)
  }
  syncFolder(folder)
  return readFileSync(file, 'utf8')
}

/** What a folder contains is durable only then. */
function syncFolder(folder) {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
