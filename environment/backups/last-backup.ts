import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './write-atomically.ts'

/** The last backup that succeeded and was checked. */
export interface LastBackup {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The file or folder. */
  readonly file: string
}

const FILE = 'last-backup.json'

/** Remembers a backup in the data folder that it is of, for whoever monitors its age. */
export async function recordBackup(dataFolder: string, backup: LastBackup): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await writeAtomically(join(dataFolder, FILE), (partial) =>
    writeFile(partial, `${JSON.stringify(backup)}\n`, { mode: 0o600, flush: true }),
  )
}

/** The last backup of a data folder; null when there was none. Rejects when the file cannot be read. */
export async function lastBackup(dataFolder: string): Promise<LastBackup | null> {
  try {
    return JSON.parse(await readFile(join(dataFolder, FILE), 'utf8')) as LastBackup
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}
