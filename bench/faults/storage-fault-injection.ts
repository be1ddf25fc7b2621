import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cleanup } from '../processes/with-cleanup.ts'

/** A fault that prevents a site from storing submissions. */
export interface StorageFault {
  readonly name: string
  /** Number of clients that each send one form after another. */
  readonly senders: number
  readonly environment: (cleanup: Cleanup) => Readonly<Record<string, string>>
  /** Starts the fault; returns a function that ends it. */
  readonly inject: (dataFolder: string) => () => void
}

const SMALL_DISK = '48m'

export const STORAGE_FAULTS: readonly StorageFault[] = [
  {
    name: 'ten times more forms than can be processed',
    senders: 200,
    environment: () => ({ MAX_IN_FLIGHT: '20' }),
    inject: () => () => {},
  },
  {
    name: 'the disk is full',
    senders: 8,
    environment: (cleanup) => ({ DATA_DIR: smallDisk(cleanup) }),
    inject: fillDisk,
  },
  { name: 'the database is locked', senders: 8, environment: () => ({}), inject: lockDatabase },
]

function smallDisk(cleanup: Cleanup): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-small-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder])
  if (mounted.status !== 0)
    throw new Error('Only root can mount a small disk; use --only to skip this fault.')
  return cleanup.add(folder, () => {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
}

function fillDisk(folder: string): () => void {
  const ballast = join(folder, 'ballast')
  // Ends when the disk is full.
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4096'])
  return () => rmSync(ballast)
}

function lockDatabase(folder: string): () => void {
  const database = new DatabaseSync(join(folder, 'submissions.sqlite'))
  database.exec('begin immediate')
  return () => database.close()
}
