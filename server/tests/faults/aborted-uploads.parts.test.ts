import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { openSocket, requestText } from '../../testing/send-raw.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { encodedForm, formData, formWithFiles, postForm } from '../../testing/post-form.ts'
import { storedFiles, storedRows } from '../../testing/stored-rows.ts'

const form = formWithFiles(ALL_FORMS)
const MEGABYTE_BYTES = 1024 * 1024
const ABORTS = 24
const KILLS = 3

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'beam-uploads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Sends the first part of an upload and leaves the connection open. */
async function startUpload(url: string, share: number) {
  const { type, bytes } = await encodedForm(formData(form, {}, 4 * MEGABYTE_BYTES))
  const socket = openSocket(url)
  const headers = { 'content-type': type, 'content-length': String(bytes.length) }
  socket.write(requestText('POST', form.endpoint, headers))
  await new Promise<void>((sent) => socket.write(bytes.subarray(0, bytes.length * share), () => sent()))
  return socket
}

test('T14: aborted uploads leave no row and no file, and release their memory reservation', async () => {
  const site = await startTestSite({ TMPDIR: await emptyFolder() })
  const before = (await readdir(site.dataFolder)).toSorted()
  for (let count = 0; count < ABORTS; count += 6) {
    const shares = [0.1, 0.7, 0.8, 0.9, 0.99, 0.999]
    const sockets = await Promise.all(shares.map((share) => startUpload(site.url, share)))
    for (const socket of sockets) socket.destroy()
  }
  // 24 times two files of 4 MB exceed the memory limit, unless their reservations are released.
  const post = async () => (await postForm(site.url, form, formData(form, {}, 4 * MEGABYTE_BYTES)))?.status
  // A busy site may notice the end of the last connections later.
  await expect.poll(post).toBe(201)
  expect(storedRows(site.dataFolder)).toHaveLength(1)
  expect((await readdir(site.dataFolder)).filter((name) => name !== 'mail').toSorted()).toEqual(
    before.filter((name) => name !== 'mail'),
  )
  expect(site.output()).not.toMatch(/"level":(?:50|60)/u)
})

test('T14 and T15: killed during uploads, it has complete files for all it acknowledged, and nothing else', async () => {
  const environment = { DATA_DIR: await emptyFolder(), TMPDIR: await emptyFolder() }
  const acknowledged = new Set<string>()
  for (let kill = 0; kill < KILLS; kill++) {
    const site = await startTestSite(environment)
    const incomplete = await Promise.all([0.3, 0.6, 0.95].map((share) => startUpload(site.url, share)))
    const complete = Array.from({ length: 4 }, async (_upload, number) => {
      const changes = { 'idempotency-key': `${kill} ${number}` }
      const response = await postForm(site.url, form, formData(form, {}, MEGABYTE_BYTES), changes)
      const receipt = (await response?.json().catch(() => null)) as { id: string } | null
      if (response?.status === 201 && receipt) acknowledged.add(receipt.id)
    })
    await Promise.race([...complete, once(site.process, 'exit')])
    await stopSite(site, 'SIGKILL')
    await Promise.all(complete)
    for (const socket of incomplete) socket.destroy()
  }
  const site = await startTestSite(environment)
  expect((await postForm(site.url, form, formData(form)))?.status).toBe(201)
  const rows = storedRows(site.dataFolder)
  const files = await storedFiles(site.dataFolder)
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS)
  expect([...acknowledged].filter((id) => !rows.some((row) => row.id === id))).toEqual([])
  const fields = Object.values(form.fields).filter(({ type }) => type === 'file').length
  for (const { id } of rows) {
    const filesOfRow = files.filter(({ submission }) => submission === id)
    expect(filesOfRow).toHaveLength(fields)
    for (const { sha256, content } of filesOfRow)
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
  }
  expect((await readdir(environment.DATA_DIR)).filter((name) => /tmp|part|upload/u.test(name))).toEqual([])
  expect((await readdir(environment.TMPDIR)).filter((name) => !name.startsWith('node-compile'))).toEqual([])
})
