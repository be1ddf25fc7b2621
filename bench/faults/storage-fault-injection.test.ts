import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { STORAGE_FAULTS } from './storage-fault-injection.ts'

test('the locked database accepts no writes until the fault ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beam-bench-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = new DatabaseSync(join(folder, 'submissions.sqlite'))
  onTestFinished(() => database.close())
  database.exec('create table submissions (id text)')
  const store = () => database.exec("insert into submissions values ('one')")

  const fault = STORAGE_FAULTS.find(({ name }) => name === 'the database is locked')
  const end = fault!.inject(folder)
  expect(store).toThrow('database is locked')
  end()
  expect(store).not.toThrow()
})
