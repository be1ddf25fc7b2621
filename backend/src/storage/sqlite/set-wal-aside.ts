import { existsSync, renameSync } from 'node:fs'

/**
 * Renames the WAL and the index of a database whose file was replaced: SQLite would take them for those of the new file.
 * Connections that have them open keep them. False when the system refuses.
 */
export function setWalAside(file: string): boolean {
  const suffix = `.replaced-${Date.now()}`
  try {
    for (const path of [`${file}-wal`, `${file}-shm`]) if (existsSync(path)) renameSync(path, path + suffix)
    return true
  } catch {
    return false
  }
}
