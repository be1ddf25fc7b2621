import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import type { FormDefinition } from '../../../forms/engine/define-form.ts'
import { startSmtp, type TestSmtp } from '../../../backend/testing/start-smtp.ts'
import { type BuiltSite, startBuiltSite, METRICS_HEADERS } from '../../testing/start-built-site.ts'
import { canaries, containsMark, linesWithMark, MARK, SENSITIVE_MARKS } from './canaries.ts'
import { stopSite } from '../../testing/start-test-site.ts'
import { formData, postForm } from '../../testing/post-form.ts'

interface CapturedResponse {
  readonly status: number
  readonly text: string
  readonly headers: string
}

const TOO_LONG = 'x'.repeat(200_000)

let site: BuiltSite
let smtp: TestSmtp
const responses: CapturedResponse[] = []

/** Each form while storage is locked, then too large, with an unknown type, accepted, and beyond the rate limit. */
beforeAll(async () => {
  smtp = await startSmtp()
  smtp.mode = 'never'
  site = await startBuiltSite({
    LOG_LEVEL: 'debug',
    SMTP_URL: smtp.url,
    LIMIT_PER_MINUTE: '0',
    LIMIT_PER_HOUR: '5',
  })
  await whileStorageIsLocked(() =>
    Promise.all(ALL_FORMS.flatMap((form) => [send(form), sendWithoutJavaScript(form)])),
  )
  for (const form of ALL_FORMS) {
    await send(form, JSON.stringify({ ...canaries(form), more: TOO_LONG }))
    await send(form, JSON.stringify(canaries(form)), { 'content-type': `text/${MARK}` })
    await send(form)
    await send(form)
    await sendWithoutJavaScript(form)
  }
  await vi.waitUntil(() => rejectedMails() >= ALL_FORMS.length, { timeout: 60_000, interval: 100 })
})

afterAll(async () => {
  await stopSite(site, 'SIGKILL')
  await smtp.stop()
})

/** Another program locks the database meanwhile. */
async function whileStorageIsLocked(work: () => Promise<unknown>): Promise<void> {
  const other = new DatabaseSync(join(site.dataFolder, 'submissions.sqlite'), { timeout: 10_000 })
  other.exec('begin exclusive')
  await work()
  other.exec('rollback')
  other.close()
}

async function send(form: FormDefinition, body?: string, headers = {}): Promise<void> {
  await capture(await postForm(site.url, form, body ?? formData(form, canaries(form)), headers))
}

/** Posts as a page without JavaScript does. */
async function sendWithoutJavaScript(form: FormDefinition): Promise<void> {
  const body = formData(form, canaries(form))
  const headers = { accept: 'text/html' }
  await capture(await fetch(site.url + form.page, { method: 'POST', headers, body, redirect: 'manual' }))
}

async function capture(response: Response | null): Promise<void> {
  const headers = JSON.stringify([...(response?.headers ?? [])])
  responses.push({ status: response?.status ?? 0, text: (await response?.text()) ?? '', headers })
}

function rejectedMails(): number {
  const database = new DatabaseSync(join(site.dataFolder, 'submissions.sqlite'), { timeout: 10_000 })
  const row = database.prepare("select count(*) as mails from outbox where failure like 'smtp%550'").get()
  database.close()
  return Number(row?.['mails'])
}

describe('T69: personal data is not visible to others when something fails', () => {
  it('every kind of failure occurred', () => {
    const statuses = new Set(responses.map(({ status }) => status))
    expect([201, 413, 415, 429, 503].filter((status) => !statuses.has(status))).toEqual([])
  })

  it('not in the log, whatever failed', () => {
    expect(site.output()).toContain('not-stored')
    expect(linesWithMark(site.output())).toEqual([])
  })

  it('not in the metrics, nor in the arguments and environment of the process', async () => {
    const metrics = await (await fetch(`${site.url}/metrics`, { headers: METRICS_HEADERS })).text()
    const shown = await Promise.all(
      ['cmdline', 'environ'].map((name) => readFile(`/proc/${site.process.pid}/${name}`, 'utf8')),
    )
    expect([metrics, ...shown].flatMap(linesWithMark)).toEqual([])
  })

  it('not in a header; in a response only on the form’s own page, so that it is not lost', () => {
    expect(responses.flatMap(({ headers }) => linesWithMark(headers))).toEqual([])
    const withMark = responses.filter(({ text }) => containsMark(text))
    expect(withMark.filter(({ text }) => !text.startsWith('<!DOCTYPE html>'))).toEqual([])
    expect(new Set(withMark.map(({ status }) => status))).toEqual(new Set([429, 503]))
  })
})

describe('T70: sensitive answers stay encrypted when something fails', () => {
  it('in every file of the data folder', async () => {
    const entries = await readdir(site.dataFolder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const bytes = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))))
    const unencrypted = files.filter((_file, index) =>
      SENSITIVE_MARKS.some((mark) => bytes[index]!.includes(mark)),
    )
    expect(unencrypted.map(({ name }) => name)).toEqual([])
  })
})
