import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backUpDatabase } from './back-up-database.ts'

let dataFolder: string
const folder = () => path.join(dataFolder, 'backups')
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'beam-upgrade-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

/** A content database whose copy is written by `copy`. */
function strapiThat(copy: (file: string) => Promise<void>): Core.Strapi {
  return { db: { connection: { raw: (_sql: string, [file]: [string]) => copy(file) } } } as never
}

const working = strapiThat((file) => writeFile(file, 'content'))
const options = () => ({ dataFolder, databaseUrl: null })

it('a backup is a file of its owner', async () => {
  const file = await backUpDatabase(working, options())
  expect(path.basename(file)).toMatch(/^content-.+\.db$/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder())).toEqual([path.basename(file)])
})

it('T178: a backup that fails halfway leaves nothing, and does not replace one that succeeded', async () => {
  const backup = path.basename(await backUpDatabase(working, options()))
  const full = strapiThat(async (file) => {
    await writeFile(file, 'con')
    throw new Error('database or disk is full')
  })
  for (let start = 1; start <= 6; start += 1)
    await expect(backUpDatabase(full, options())).rejects.toThrow('disk is full')
  expect(await readdir(folder())).toEqual([backup])
})

it('T178: without pg_dump nothing is left', async () => {
  const nowhere = { dataFolder, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' }
  await expect(backUpDatabase(working, nowhere)).rejects.toThrow('pg_dump')
  expect(await readdir(folder())).toEqual([])
})

it('T178: what a killed start has left is removed', async () => {
  await mkdir(folder())
  await writeFile(path.join(folder(), 'content-2026-11-23T14-00-00.000Z.db.partial'), 'con')
  await writeFile(path.join(folder(), 'of-somebody-else.partial'), 'other')
  const backup = path.basename(await backUpDatabase(working, options()))
  expect((await readdir(folder())).toSorted()).toEqual([backup, 'of-somebody-else.partial'])
})
