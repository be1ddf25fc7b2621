import { fstatSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { readDatabaseHeader } from './read-database-header.ts'
import { closeShared, openShared } from './shared-descriptor.ts'

/** Whether a file has at least the size that its header states, as after a complete copy: reads nothing else of it. */
export function hasExpectedSize(file: string): boolean {
  try {
    const descriptor = openShared(file)
    try {
      const header = readDatabaseHeader(descriptor)
      return header !== undefined && fstatSync(descriptor).size >= header.pages * header.pageBytes
    } finally {
      closeShared(descriptor)
    }
  } catch {
    return false
  }
}

/** Whether a file is a sound database that holds submissions. Changes nothing: its WAL may be that of another file. */
export function isIntactDatabase(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { timeout: 1_000, readOnly: true })
    try {
      const verdict = database.prepare('pragma quick_check(1)').get()?.['quick_check']
      const table = database.prepare("select 1 from sqlite_schema where name = 'submissions'").get()
      return verdict === 'ok' && table !== undefined
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}
