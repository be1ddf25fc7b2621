import { closeSync, fstatSync, openSync } from 'node:fs'
import { idOf } from './file-identity.ts'

interface SharedDescriptor {
  readonly descriptor: number
  users: number
}

const shared = new Map<string, SharedDescriptor>()

/**
 * Opens a file for reading, or uses the descriptor that is open already. Throws when there is no such file.
 *
 * Closing any descriptor of a file releases all POSIX locks that the process holds on it, also those of SQLite's
 * connections in other threads: the next process that opens the database then believes that it is alone, and truncates
 * the index under the map of this process, which ends it.
 */
export function openShared(path: string): number {
  closeUnnamed()
  const known = shared.get(idOf(path)) ?? open(path)
  known.users += 1
  return known.descriptor
}

/** Ends a use. The descriptor stays open for the next one for as long as the file has a name. */
export function closeShared(descriptor: number): void {
  for (const known of shared.values()) if (known.descriptor === descriptor) known.users -= 1
  closeUnnamed()
}

/** Nobody can open a file without a name any more. */
function closeUnnamed(): void {
  for (const [id, { descriptor, users }] of shared)
    if (users === 0 && fstatSync(descriptor).nlink === 0) {
      shared.delete(id)
      closeSync(descriptor)
    }
}

function open(path: string): SharedDescriptor {
  const descriptor = openSync(path, 'r')
  const { dev, ino } = fstatSync(descriptor, { bigint: true })
  const opened = { descriptor, users: 0 }
  shared.set(`${dev}:${ino}`, opened)
  return opened
}
