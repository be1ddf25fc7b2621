import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian puts servers where only the administrator looks. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** Where a program lies. Throws one line that says how to get it when it is missing. */
export function findProgram(names: readonly string[], howToGet: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS]
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
  if (found === undefined) throw new Error(`${names[0]} is needed for this bench: ${howToGet}`)
  return found
}

/** The first number with dots in what a program says of itself. */
export function versionOf(program: string, word: string): string {
  const { stdout, stderr } = spawnSync(program, [word], { encoding: 'utf8' })
  return /\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? 'of unknown version'
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
