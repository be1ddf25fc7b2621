import { DatabaseSync } from 'node:sqlite'
import { expect, it, vi } from 'vitest'
import { cacheStatements } from './cache-statements.ts'

function openDatabase() {
  const database = new DatabaseSync(':memory:')
  database.exec('create table page (id integer primary key, title text)')
  const prepare = vi.spyOn(database, 'prepare')
  cacheStatements(database)
  return { database, prepared: () => prepare.mock.calls.length }
}

it('a statement is prepared once, and returns what it would without', () => {
  const { database, prepared } = openDatabase()
  for (const title of ['One', 'Two']) database.prepare('insert into page (title) values (?)').run(title)
  const titleOf = (id: number) => database.prepare('select title from page where id = ?').get(id)
  expect([titleOf(1), titleOf(2), titleOf(3)]).toEqual([{ title: 'One' }, { title: 'Two' }, undefined])
  expect(prepared()).toBe(2)
})

it('after a change of the schema, rows have the new columns', () => {
  const { database } = openDatabase()
  const read = () => database.prepare('select * from page').all()
  database.prepare('insert into page (title) values (?)').run('One')
  expect(read()).toEqual([{ id: 1, title: 'One' }])
  database.prepare('alter table page add column slug text').run()
  expect(read()).toEqual([{ id: 1, title: 'One', slug: null }])
})

it('transactions begin, commit and roll back as often as they are asked to', () => {
  const { database } = openDatabase()
  const run = (sql: string) => database.prepare(sql).run()
  for (const end of ['rollback', 'commit', 'rollback', 'commit']) {
    run('begin')
    run("insert into page (title) values ('One')")
    run(end)
  }
  expect(database.prepare('select count(*) as count from page').get()).toEqual({ count: 2 })
})

it('only the last statements are kept', () => {
  const { database, prepared } = openDatabase()
  for (let number = 0; number <= 500; number += 1) database.prepare(`select ${number}`).get()
  const before = prepared()
  database.prepare('select 500').get()
  expect(prepared()).toBe(before)
  database.prepare('select 0').get()
  expect(prepared()).toBe(before + 1)
})
