import { DatabaseSync } from 'node:sqlite'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import type { Cleanup } from '../processes/with-cleanup.ts'
import type { Load } from '../processes/wrk.ts'

/** A server that accepts submissions and is put under load. */
export interface IntakeTarget {
  readonly name: string
  /** Addresses and headers; several addresses share the connections. */
  readonly posts: readonly Pick<Load, 'url' | 'headers'>[]
  /** @@ is replaced by a unique text in each request. */
  readonly body: string
  /** Processes whose CPU time is measured. */
  readonly processes?: readonly (number | undefined)[]
  /** How many of these acknowledged references are not stored; undefined if not checked. */
  readonly lost?: (references: readonly string[]) => Promise<number>
}

/** Starts a target just before it is measured, so that no other target uses the CPU; `cleanup` stops it. */
export type StartTarget = (cleanup: Cleanup) => Promise<IntakeTarget>

/** A contact message as sent by the page's script. */
export const MESSAGE = {
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...filledAnswers(contactForm), message: 'Some text @@' }),
}

export function countLostInSqlite(file: string): NonNullable<IntakeTarget['lost']> {
  return async (references) => {
    const database = new DatabaseSync(file, { readOnly: true })
    const found = database.prepare(LOST_IN_SQLITE).get(JSON.stringify(references))
    database.close()
    return Number(found?.['lost'])
  }
}

const LOST_IN_SQLITE = `select count(*) as lost from json_each(?)
  where not exists (select 1 from submissions where reference = value)`
