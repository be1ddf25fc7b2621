import { readdir, rename, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { formData, formWithFiles, postForm } from '../../testing/post-form.ts'
import { storedRows } from '../../testing/stored-rows.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 200 }
const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const withFiles = formWithFiles(ALL_FORMS)

/** Posts to every entry point that stores: as JSON, from a page without JavaScript, with files, and a consent. */
function postToEveryEntryPoint(url: string): Promise<Response | null>[] {
  const answers = Object.entries(filledAnswers(contact)).filter(([, answer]) => typeof answer !== 'object')
  const body = new URLSearchParams(
    answers.map(([name, answer]) => [name, answer === true ? 'on' : String(answer)]),
  )
  const json = JSON.stringify(Object.fromEntries(answers))
  const headers = { 'content-type': 'application/json' }
  return [
    fetch(url + contact.endpoint, { method: 'POST', headers, body: json }),
    fetch(url + contact.page, { method: 'POST', headers: { accept: 'text/html' }, body, redirect: 'manual' }),
    postForm(url, withFiles, formData(withFiles)),
    fetch(`${url}/api/log-consent`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ consent: 'accepted', timestamp: new Date().toISOString() }),
    }),
  ]
}

test('T84: when the database of a running site is removed, it raises an alarm and accepts no more forms', async () => {
  const site = await startTestSite()
  expect((await postForm(site.url, contact, formData(contact)))?.status).toBe(201)
  const [before] = storedRows(site.dataFolder)
  for (const name of await readdir(site.dataFolder))
    if (/^submissions\.sqlite(?:-wal|-shm)?$/u.test(name)) await rm(join(site.dataFolder, name))

  const rejected = await Promise.all(postToEveryEntryPoint(site.url))
  expect(rejected.map((response) => response?.status)).toEqual([503, 503, 503, 503])
  for (const response of rejected) expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  await expectPage(site)
  await expect.poll(() => site.output(), POLL_OPTIONS).toContain('"event":"storage-file-rescued"')
  expect(site.output().match(/"event":"storage-file-lost"/gu)).toHaveLength(1)
  const copy = (await readdir(site.dataFolder)).find((name) => name.includes('.rescued-'))!
  await rename(join(site.dataFolder, copy), join(site.dataFolder, 'submissions.sqlite'))
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, POLL_OPTIONS).toBe(200)
  const accepted = await postForm(site.url, contact, formData(contact, { message: 'after' }))
  expect(accepted?.status).toBe(201)
  const { reference } = (await accepted!.json()) as { reference: string }
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
  // The post that met the loss first may be in the copy as well: it was written, but not acknowledged.
  const after = storedRows(site.dataFolder)
  expect(after[0]).toEqual(before)
  expect(after.at(-1)?.reference).toBe(reference)
})

test('T84: when the write-ahead log of a running site is emptied, it accepts no more forms and rescues what it has', async () => {
  const site = await startTestSite()
  expect((await postForm(site.url, contact, formData(contact)))?.status).toBe(201)
  const before = storedRows(site.dataFolder)
  const database = join(site.dataFolder, 'submissions.sqlite')
  await truncate(`${database}-wal`)

  const rejected = await Promise.all(postToEveryEntryPoint(site.url))
  expect(rejected.map((response) => response?.status)).toEqual([503, 503, 503, 503])
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  await expectPage(site)
  await expect.poll(() => site.output(), POLL_OPTIONS).toContain('"event":"storage-file-rescued"')
  expect(site.output().match(/"event":"storage-file-lost"/gu)).toHaveLength(1)
  const names = await readdir(site.dataFolder)
  const copy = names.find((name) => name.includes('.rescued-'))!
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
  for (const ending of ['-wal', '-shm']) await rm(`${database}${ending}`, { force: true })
  await rename(join(site.dataFolder, copy), database)
  expect(storedRows(site.dataFolder)).toEqual(before)
})

test('T59: while another program locks the database, every entry point answers 503, and pages are served', async () => {
  const site = await startTestSite()
  const other = new DatabaseSync(join(site.dataFolder, 'submissions.sqlite'), { timeout: 10_000 })
  other.exec('begin immediate')
  const rejected = await Promise.all(postToEveryEntryPoint(site.url))
  expect(rejected.map((response) => response?.status)).toEqual([503, 503, 503, 503])
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  await expectPage(site)
  other.exec('rollback')
  other.close()
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, POLL_OPTIONS).toBe(200)
  expect((await postForm(site.url, contact, formData(contact)))?.status).toBe(201)
})

test('T89: a second site on the same data exits with one line, until the first one has stopped or was killed', async () => {
  const site = await startTestSite()
  const environment = { DATA_DIR: site.dataFolder }
  const rejected = await startTestSite(environment).then(() => 'started', String)
  expect(rejected.trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(/submissions\.sqlite: another site process uses this file\./u),
  ])
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  await stopSite(site, 'SIGKILL')
  const next = await startTestSite(environment)
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
})

/** A page that is rendered; without CPU time, a site may say first that it is overloaded. */
async function expectPage({ url }: { readonly url: string }): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/contacts`)).status, POLL_OPTIONS).toBe(200)
}
