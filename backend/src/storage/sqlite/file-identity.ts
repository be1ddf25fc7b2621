import { statSync } from 'node:fs'

/** Which files lie under a database's three names, e.g. '2049:1311 2049:1312 2049:1313'; '-' where there is none. */
export interface FileIdentity {
  readonly main: string
  readonly wal: string
  readonly index: string
}

/** A name may come to stand for another file, or none, while the file that was opened under it stays open. */
export function identityOf(file: string): FileIdentity {
  return { main: idOf(file), wal: idOf(`${file}-wal`), index: idOf(`${file}-shm`) }
}

/** Whether what was opened is still at its paths; false when a part of it was missing already. */
export function isSameFile(now: FileIdentity, opened: FileIdentity): boolean {
  const parts = [opened.main, opened.wal, opened.index]
  const partsNow = [now.main, now.wal, now.index]
  return parts.every((part, index) => part !== NO_FILE && part === partsNow[index])
}

export const NO_FILE = '-'

/** A file without status counts as none: it could not be opened again. */
export function idOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return NO_FILE
  }
}
