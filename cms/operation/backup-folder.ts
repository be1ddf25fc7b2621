import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { formatBackupTime } from '../../environment/backups/backup-times.ts'
import { findExpiredBackups, readRetentionMs } from '../../environment/backups/expired-backups.ts'
import { OperationError } from './operation-error.ts'

/** Where a timer puts backups, each in a folder named by its time. */
interface BackupFolder {
  /**
   * The path of a new backup. Creates the folder around it if needed, for its owner only; what is too old makes room
   * first.
   */
  newFolder(nowMs: number): Promise<string>
  /** Removes backups that are too old, and what an interrupted one left; returns how many. */
  removeOld(nowMs: number): Promise<number>
}

/**
 * @param keepDays how long backups are kept; undefined keeps all. Throws an OperationError unless it is a number of
 * days.
 */
export function backupFolder(folder: string, keepDays: string | undefined): BackupFolder {
  const retentionMs = readRetentionMs(keepDays)
  if (retentionMs === null) throw new OperationError('--keep-days is a number of days, 1 or more.')
  let removed = 0
  async function removeTooOld(nowMs: number, keepNewest: boolean): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.startsWith('content-'))
    for (const name of findExpiredBackups(names, {
      nowMs,
      retentionMs: retentionMs ?? Infinity,
      keepNewest,
    })) {
      await rm(path.join(folder, name), { recursive: true, force: true })
      removed += 1
    }
  }
  return {
    async newFolder(nowMs) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // What cannot be removed is reported once the new backup is there.
      await removeTooOld(nowMs, true).catch(() => undefined)
      return path.resolve(folder, `content-${formatBackupTime(nowMs)}`)
    },
    async removeOld(nowMs) {
      await removeTooOld(nowMs, false)
      return removed
    },
  }
}
