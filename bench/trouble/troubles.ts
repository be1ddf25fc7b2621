import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Closing } from '../running/closing.ts'

/** Something that keeps a site from storing. */
export interface Trouble {
  readonly name: string
  /** Visitors who send forms, one after the other each. */
  readonly senders: number
  readonly environment: (closing: Closing) => Readonly<Record<string, string>>
  /** Begins it; gives what ends it. */
  readonly begin: (dataFolder: string) => () => void
}

const SMALL_DISK = '48m'

export const TROUBLES: readonly Trouble[] = [
  {
    name: 'ten times more forms than there is room for',
    senders: 200,
    environment: () => ({ MAX_IN_FLIGHT: '20' }),
    begin: () => () => {},
  },
  {
    name: 'the disk is full',
    senders: 8,
    environment: (closing) => ({ DATA_DIR: smallDisk(closing) }),
    begin: fillDisk,
  },
  { name: 'the database is locked', senders: 8, environment: () => ({}), begin: lock },
]

function smallDisk(closing: Closing): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-small-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error('A small disk can be mounted by root only; see --only.')
  return closing.add(folder, () => {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
}

function fillDisk(folder: string): () => void {
  const ballast = join(folder, 'ballast')
  // Ends when there is no room left.
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4096'])
  return () => rmSync(ballast)
}

function lock(folder: string): () => void {
  const database = new DatabaseSync(join(folder, 'submissions.sqlite'))
  database.exec('begin immediate')
  return () => database.close()
}
