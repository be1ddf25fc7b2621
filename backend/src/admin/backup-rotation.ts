import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatBackupTime } from '../../../environment/backups/backup-times.ts'
import { findExpiredBackups, readRetentionMs } from '../../../environment/backups/expired-backups.ts'
import { erasureJournal } from '../inbox/erasure-journal.ts'
import type { BackendSettings } from '../settings.ts'
import { AdminError, optionText, type Arguments } from './admin-context.ts'

/** Where a timer puts backups, named by their time. */
interface BackupRotation {
  /** The path of a new backup. Creates the folder if needed, for its owner only; what is too old makes room first. */
  newFile(extension: string, nowMs: number): Promise<string>
  /** Copies the journal of erasures beside the backups and removes those that are too old; returns how many. */
  removeExpired(settings: BackendSettings, nowMs: number): Promise<number>
}

/** Also of one that was interrupted. */
const NAME = /^\d{8}T\d{6}\.(?:sqlite|dump)(?:\.partial)?$/

/** The folder of `--folder` and `--keep-days`; null when a file was named instead. */
export function backupRotation(args: Arguments): BackupRotation | null {
  const folder = optionText(args, 'folder')
  if (folder === undefined) return null
  if (args.positionals.length > 0) throw new AdminError('Give a file or --folder, not both.')
  const retentionMs = readRetentionMs(optionText(args, 'keep-days'))
  if (retentionMs === null) throw new AdminError('--keep-days is a number of days, 1 or more.')
  let removed = 0
  async function removeOld(nowMs: number, keepNewest: boolean): Promise<void> {
    const names = (await readdir(folder ?? '')).filter((name) => NAME.test(name))
    for (const name of findExpiredBackups(names, {
      nowMs,
      retentionMs: retentionMs ?? Infinity,
      keepNewest,
    })) {
      await rm(join(folder ?? '', name), { force: true })
      removed += 1
    }
  }
  return {
    async newFile(extension, nowMs) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // What cannot be removed is reported once the new backup is there.
      await removeOld(nowMs, true).catch(() => undefined)
      return resolve(folder, `${formatBackupTime(nowMs)}${extension}`)
    },
    async removeExpired(settings, nowMs) {
      const journal = erasureJournal(settings)
      if (existsSync(journal)) await copyFile(journal, join(folder, 'erasures.ndjson'))
      await removeOld(nowMs, false)
      return removed
    },
  }
}
