import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { openSqlite } from './backend/src/storage/sqlite/open-sqlite.ts'
import { runBatch } from './backend/src/storage/sqlite/run-batch.ts'
import { readDataKeys } from './backend/src/keys/data-keys.ts'
import { newSubmission } from './backend/src/submissions/new-submission.ts'
import { contactForm } from './forms/definitions/contact.ts'
import { readAnswers } from './forms/engine/read-answers.ts'
const keys = readDataKeys('a:' + randomBytes(32).toString('base64'))
const body = '{"subject":"Support","firstName":"Ana","lastName":"Silva","email":"ana@example.com","message":"Some words 123","termsAgreed":true,"consentGiven":true}'
const read = readAnswers(contactForm, JSON.parse(body)) as any
let k = 0
const judged = () => ({ form: contactForm, formVersion: 'v', answers: read.answers, files: {}, reasons: [], client: 'c', idempotencyKey: 'k' + k++, receivedAt: Date.now(), deliveries: ['staff-mail', 'confirmation-mail'] }) as any
const SIZE = Number(process.env.SIZE ?? 25), N = Number(process.env.N ?? 30000)
const subs = Array.from({ length: N }, () => ({ name: 'acceptSubmission', input: newSubmission(keys, judged()) }) as any)
for (const variant of process.argv.slice(2)) {
  const dir = mkdtempSync('/tmp/ab/m2-')
  const { database, db } = await openSqlite(dir + '/x.sqlite', 50)
  if (variant !== 'base') database.exec(variant)
  const times: number[] = []
  const c0 = process.cpuUsage(), t0 = performance.now()
  for (let i = 0; i < N; i += SIZE) { const t = performance.now(); await runBatch(database, db, subs.slice(i, i + SIZE)); times.push(performance.now() - t) }
  const c = process.cpuUsage(c0), t = performance.now() - t0
  times.sort((a, b) => a - b)
  console.log(variant.padEnd(60), 'cpu us/sub', ((c.user + c.system) / N).toFixed(1), `(user ${(c.user / N).toFixed(1)} sys ${(c.system / N).toFixed(1)})`, 'wall us/sub', (t * 1000 / N).toFixed(1), 'batch p50', times[times.length >> 1]!.toFixed(2), 'p99', times[Math.floor(times.length * .99)]!.toFixed(2), 'max', times.at(-1)!.toFixed(1), 'wal MB', (statSync(dir + '/x.sqlite-wal').size / 1e6).toFixed(1))
  database.close(); rmSync(dir, { recursive: true })
}
