import { globSync } from 'node:fs'
import { findInstalled, isExecutable } from '../../server/testing/find-installed.ts'

/** The first of these programs that is installed: its name, or a pattern of its path. Null: none is. */
export function findProgram(...wanted: readonly string[]): string | null {
  return wanted.map(find).find((file) => file !== null) ?? null
}

function find(wanted: string): string | null {
  return wanted.includes('/') ? (globSync(wanted).find(isExecutable) ?? null) : findInstalled(wanted)
}
