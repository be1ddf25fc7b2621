import { spawnSync } from 'node:child_process'
import { findInstalled } from '../../server/testing/find-installed.ts'

/** The path of a program. Throws with installation advice if it is missing. */
export function findProgram(names: readonly string[], howToGet: string): string {
  const found = names.map(findInstalled).find((file) => file !== null)
  if (found === undefined) throw new Error(`${names[0]} is needed for this bench: ${howToGet}`)
  return found
}

/** The version in the output of a program: its first number with dots. */
export function versionOf(program: string, value: string): string {
  const { stdout, stderr } = spawnSync(program, [value], { encoding: 'utf8' })
  return /\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? 'of unknown version'
}
