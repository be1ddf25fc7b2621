import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is installed: a name in PATH, or a pattern of a path. Null: none is. */
export function findProgram(...wanted: readonly string[]): string | null {
  return wanted.flatMap(candidates).find(isExecutable) ?? null
}

function candidates(wanted: string): string[] {
  if (wanted.includes('/')) return globSync(wanted)
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, wanted))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
