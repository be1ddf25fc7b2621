import type { TracedStep } from './read-trace.ts'

type Change = Extract<TracedStep, { kind: 'write' | 'truncate' }>

/** What a power cut leaves of unsynced writes: nothing, or any part in any order. */
export type Leftover = 'nothing' | 'parts'

/** The unit that a disk writes atomically. */
const SECTOR_BYTES = 512

/** A simulated disk that loses unsynced writes. */
export interface Disk {
  apply(step: TracedStep): void
  /** The content of a file after a power cut now. */
  afterCut(file: string, leftover: Leftover): Buffer
}

/** @param random between 0 and 1; decides what is left of unsynced writes. */
export function simulateDisk(random: () => number): Disk {
  const files = new Map<string, FileOnDisk>()
  const fileOf = (path: string) => {
    const file = files.get(path) ?? { synced: Buffer.alloc(0), pending: [], syncing: 0 }
    files.set(path, file)
    return file
  }

  return {
    apply(step) {
      if (step.kind === 'acknowledged') return
      const file = fileOf(step.file)
      if (step.kind === 'sync-begins') file.syncing = file.pending.length
      else if (step.kind === 'sync-done') sync(file)
      else file.pending.push(step)
    },
    afterCut(path, leftover) {
      const { synced, pending } = fileOf(path)
      if (leftover === 'nothing') return synced
      return applied(
        synced,
        pending.flatMap((change) => torn(change, random)),
      )
    },
  }
}

interface FileOnDisk {
  synced: Buffer
  pending: Change[]
  /** How many of the pending changes the current sync covers. */
  syncing: number
}

function sync(file: FileOnDisk): void {
  file.synced = applied(file.synced, file.pending.splice(0, file.syncing))
  file.syncing = 0
}

function applied(before: Buffer, changes: readonly Change[]): Buffer {
  const content = Buffer.alloc(Math.max(before.length, ...changes.map(endOf)))
  let size = before.copy(content)
  for (const change of changes) {
    if (change.kind === 'write') change.bytes.copy(content, change.offset)
    else content.fill(0, change.size)
    size = change.kind === 'write' ? Math.max(size, endOf(change)) : change.size
  }
  return content.subarray(0, size)
}

function endOf(change: Change): number {
  return change.kind === 'write' ? change.offset + change.bytes.length : change.size
}

/** Keeps a random part of a write's sectors. */
function torn(change: Change, random: () => number): Change[] {
  if (change.kind === 'truncate') return random() < 0.5 ? [change] : []
  const sectors = Math.ceil(change.bytes.length / SECTOR_BYTES)
  const offsets = Array.from({ length: sectors }, (_sector, index) => index * SECTOR_BYTES)
  return offsets
    .filter(() => random() < 0.5)
    .map((offset) => ({
      ...change,
      bytes: change.bytes.subarray(offset, offset + SECTOR_BYTES),
      offset: change.offset + offset,
    }))
}
