import type { TracedStep } from './read-trace.ts'

type Change = Extract<TracedStep, { kind: 'write' | 'truncate' }>

/** How much of what was not synced the power cut left: nothing, or any part in any order. */
export type Leftover = 'nothing' | 'parts'

/** The least that a disk writes whole. */
const SECTOR_BYTES = 512

/** A disk that forgets what was not synced. */
export interface Disk {
  take(step: TracedStep): void
  /** A file as it is found after a cut now. */
  afterCut(file: string, leftover: Leftover): Buffer
}

/** @param random between 0 and 1; decides what is left of unsynced writes. */
export function simulateDisk(random: () => number): Disk {
  const files = new Map<string, FileOnDisk>()
  const fileOf = (path: string) => {
    const file = files.get(path) ?? { kept: Buffer.alloc(0), pending: [], syncing: 0 }
    files.set(path, file)
    return file
  }

  return {
    take(step) {
      if (step.kind === 'told') return
      const file = fileOf(step.file)
      if (step.kind === 'sync-begins') file.syncing = file.pending.length
      else if (step.kind === 'sync-done') sync(file)
      else file.pending.push(step)
    },
    afterCut(path, leftover) {
      const { kept, pending } = fileOf(path)
      if (leftover === 'nothing') return kept
      return applied(
        kept,
        pending.flatMap((change) => torn(change, random)),
      )
    },
  }
}

interface FileOnDisk {
  kept: Buffer
  pending: Change[]
  /** How many of the pending changes the sync that runs will keep. */
  syncing: number
}

function sync(file: FileOnDisk): void {
  file.kept = applied(file.kept, file.pending.splice(0, file.syncing))
  file.syncing = 0
}

function applied(before: Buffer, changes: readonly Change[]): Buffer {
  const room = Buffer.alloc(Math.max(before.length, ...changes.map(endOf)))
  let size = before.copy(room)
  for (const change of changes) {
    if (change.kind === 'write') change.bytes.copy(room, change.offset)
    else room.fill(0, change.size)
    size = change.kind === 'write' ? Math.max(size, endOf(change)) : change.size
  }
  return room.subarray(0, size)
}

function endOf(change: Change): number {
  return change.kind === 'write' ? change.offset + change.bytes.length : change.size
}

/** Each sector of a write reached the disk, or did not. */
function torn(change: Change, random: () => number): Change[] {
  if (change.kind === 'truncate') return random() < 0.5 ? [change] : []
  const sectors = Math.ceil(change.bytes.length / SECTOR_BYTES)
  const places = Array.from({ length: sectors }, (_sector, place) => place * SECTOR_BYTES)
  return places
    .filter(() => random() < 0.5)
    .map((place) => ({
      ...change,
      bytes: change.bytes.subarray(place, place + SECTOR_BYTES),
      offset: change.offset + place,
    }))
}
