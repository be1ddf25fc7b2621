import { DatabaseSync } from 'node:sqlite'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import type { Closing } from '../running/closing.ts'
import type { Load } from '../running/wrk.ts'

/** One way of taking things in that is put under load. */
export interface Arrangement {
  readonly name: string
  /** Where to post, with what; more than one address shares the connections. */
  readonly posts: readonly Pick<Load, 'url' | 'headers'>[]
  /** With @@ where each post's own word stands. */
  readonly body: string
  /** Whose processor time counts; none where nobody looks. */
  readonly processes?: readonly (number | undefined)[]
  /** How many of these acknowledged references are not stored; undefined where nobody looks. */
  readonly lost?: (references: readonly string[]) => Promise<number>
}

/** What it needs is started when it is its turn, and ends with it: nobody works beside who is measured. */
export type OpenArrangement = (closing: Closing) => Promise<Arrangement>

/** A message as a page's script sends it. */
export const MESSAGE = {
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...filledAnswers(contactForm), message: 'Some words @@' }),
}

export function lostInSqlite(file: string): NonNullable<Arrangement['lost']> {
  return async (references) => {
    const database = new DatabaseSync(file, { readOnly: true })
    const found = database.prepare(LOST_IN_SQLITE).get(JSON.stringify(references))
    database.close()
    return Number(found?.['lost'])
  }
}

const LOST_IN_SQLITE = `select count(*) as lost from json_each(?)
  where not exists (select 1 from submissions where reference = value)`
