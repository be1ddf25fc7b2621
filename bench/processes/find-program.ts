import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** On Debian, servers are in folders that are not in the PATH of normal users. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** The path of a program. Throws with installation advice if it is missing. */
export function findProgram(names: readonly string[], howToGet: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS]
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
  if (found === undefined) throw new Error(`${names[0]} is needed for this bench: ${howToGet}`)
  return found
}

/** The version in the output of a program: its first number with dots. */
export function versionOf(program: string, value: string): string {
  const { stdout, stderr } = spawnSync(program, [value], { encoding: 'utf8' })
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
