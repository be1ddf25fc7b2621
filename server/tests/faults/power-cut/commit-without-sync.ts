import { writeSync } from 'node:fs'
import { SQLITE_COMMANDS } from '../../../../backend/src/storage/sqlite/sqlite-commands.ts'
import { openSqlite } from '../../../../backend/src/storage/sqlite/open-sqlite.ts'
import { newId } from '../../../../backend/src/submissions/new-id.ts'
import { newReference } from '../../../../backend/src/submissions/new-reference.ts'

const MINUTE_MS = 60_000

/**
 * The control of the power cut test: stores submissions as the site does, but with `synchronous = normal`, with which
 * the site does not start. `node commit-without-sync.ts DATABASE COUNT`
 */
const [, , file = '', count = ''] = process.argv
const { database, db } = await openSqlite(file, 1_000)
database.exec('pragma synchronous = normal')
for (let number = 1; number <= Number(count); number++) {
  const id = newId(number)
  database.exec('begin immediate')
  await SQLITE_COMMANDS.acceptSubmission(db, {
    id,
    reference: newReference(number * MINUTE_MS),
    form: 'any',
    formVersion: 'any',
    receivedAt: number,
    status: 'new',
    reasons: [],
    client: 'client',
    addresses: [],
    answers: '{}',
    dueOn: null,
    files: [],
    deliveries: [],
    idempotency: { keyHash: id, bodyHash: id, expiresAt: number + 1 },
  })
  database.exec('commit')
  writeSync(1, `{"id":"${id}"}\n`)
}
database.close()
