import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { simulateDisk, type Disk, type Leftover } from './simulate-disk.ts'
import { readTrace } from './read-trace.ts'

interface CutReport {
  /** One cut after each acknowledgment, each with both leftovers. */
  readonly cuts: number
  /** Largest number of acknowledged submissions missing after a cut. */
  readonly mostLost: number
  /** Cuts after which the database was damaged. */
  readonly damaged: number
}

/**
 * Simulates a power cut after every acknowledgment in a trace, and checks the database that is left on the disk.
 */
export async function replayCuts(traceFile: string, database: string): Promise<CutReport> {
  const disk = simulateDisk(createRandom())
  const folder = await mkdtemp(join(tmpdir(), 'beam-power-cut-'))
  const report = { cuts: 0, mostLost: 0, damaged: 0 }
  const acknowledged = new Set<string>()
  for await (const step of readTrace(traceFile)) {
    disk.apply(step)
    if (step.kind !== 'acknowledged') continue
    for (const id of step.ids) acknowledged.add(id)
    for (const leftover of ['nothing', 'parts'] as const) {
      const found = await idsAfterCut(disk, database, leftover, folder)
      report.cuts += 1
      report.damaged += Number(found === undefined)
      report.mostLost = Math.max(report.mostLost, [...acknowledged].filter((id) => !found?.has(id)).length)
    }
  }
  await rm(folder, { recursive: true })
  return report
}

/** The ids of all submissions; undefined when the database is damaged. */
async function idsAfterCut(
  disk: Disk,
  database: string,
  leftover: Leftover,
  folder: string,
): Promise<Set<string> | undefined> {
  const copy = join(folder, basename(database))
  await rm(`${copy}-shm`, { force: true })
  for (const end of ['', '-wal']) await writeFile(copy + end, disk.afterCut(database + end, leftover))
  return readIds(copy)
}

function readIds(file: string): Set<string> | undefined {
  const database = new DatabaseSync(file)
  try {
    if (database.prepare('pragma integrity_check').get()?.['integrity_check'] !== 'ok') return undefined
    return new Set(
      database
        .prepare('select id from submissions')
        .all()
        .map(({ id }) => String(id)),
    )
  } catch {
    return undefined
  } finally {
    database.close()
  }
}

/** A fixed sequence: failures can be reproduced. */
function createRandom(): () => number {
  let state = 20_261_120
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
