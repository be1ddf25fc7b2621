import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import type { FormDefinition } from '../../../forms/engine/define-form.ts'
import { startSmtp, type TestSmtp } from '../../../backend/testing/start-smtp.ts'
import { type BuiltSite, startBuiltSite, METRICS_HEADERS } from '../../testing/start-built-site.ts'
import { canaries, holdsMark, linesWithMark, MARK, SENSITIVE_MARKS } from './canaries.ts'
import { stopSite } from '../../testing/start-test-site.ts'
import { formData, postForm } from '../../testing/post-form.ts'

interface ObservedResponse {
  readonly status: number
  readonly text: string
  readonly headers: string
}

const TOO_LONG = 'x'.repeat(200_000)

let site: BuiltSite
let smtp: TestSmtp
const answers: ObservedResponse[] = []

/** Each form while nothing can be stored, then too large, as a foreign type, taken, and once too often. */
beforeAll(async () => {
  smtp = await startSmtp(3221)
  smtp.mode = 'never'
  site = await startBuiltSite({ LOG_LEVEL: 'debug', SMTP_URL: smtp.url, LIMIT_PER_MINUTE: '5' })
  await whileNothingCanBeStored(() =>
    Promise.all(ALL_FORMS.flatMap((form) => [send(form), sendPlainly(form)])),
  )
  for (const form of ALL_FORMS) {
    await send(form, JSON.stringify({ ...canaries(form), more: TOO_LONG }))
    await send(form, JSON.stringify(canaries(form)), { 'content-type': `text/${MARK}` })
    await send(form)
    await send(form)
    await sendPlainly(form)
  }
  await vi.waitUntil(() => refusedMails() >= ALL_FORMS.length, { timeout: 60_000, interval: 100 })
}, 180_000)

afterAll(async () => {
  await stopSite(site, 'SIGKILL')
  await smtp.stop()
})

/** Another program holds the database for itself, as long as it takes. */
async function whileNothingCanBeStored(work: () => Promise<unknown>): Promise<void> {
  const other = new DatabaseSync(join(site.dataFolder, 'submissions.sqlite'))
  other.exec('begin exclusive')
  await work()
  other.exec('rollback')
  other.close()
}

async function send(form: FormDefinition, body?: string, headers = {}): Promise<void> {
  await note(await postForm(site.url, form, body ?? formData(form, canaries(form)), headers))
}

/** As a page without JavaScript does. */
async function sendPlainly(form: FormDefinition): Promise<void> {
  const body = formData(form, canaries(form))
  const headers = { accept: 'text/html' }
  await note(await fetch(site.url + form.page, { method: 'POST', headers, body, redirect: 'manual' }))
}

async function note(response: Response | null): Promise<void> {
  const headers = JSON.stringify([...(response?.headers ?? [])])
  answers.push({ status: response?.status ?? 0, text: (await response?.text()) ?? '', headers })
}

function refusedMails(): number {
  const database = new DatabaseSync(join(site.dataFolder, 'submissions.sqlite'), { timeout: 10_000 })
  const row = database.prepare("select count(*) as mails from outbox where failure like 'smtp%550'").get()
  database.close()
  return Number(row?.['mails'])
}

describe('T69: nor do others see it when something fails', () => {
  it('every failure was there', () => {
    const statuses = new Set(answers.map(({ status }) => status))
    expect([201, 413, 415, 429, 503].filter((status) => !statuses.has(status))).toEqual([])
  })

  it('not in the log, whatever failed', () => {
    expect(site.said()).toContain('not-stored')
    expect(linesWithMark(site.said())).toEqual([])
  })

  it('not in the metrics, nor in what the system shows of the process', async () => {
    const metrics = await (await fetch(`${site.url}/metrics`, { headers: METRICS_HEADERS })).text()
    const shown = await Promise.all(
      ['cmdline', 'environ'].map((name) => readFile(`/proc/${site.process.pid}/${name}`, 'utf8')),
    )
    expect([metrics, ...shown].flatMap(linesWithMark)).toEqual([])
  })

  it('not in a header; in an answer only on the form’s own page, where it must not be lost', () => {
    expect(answers.flatMap(({ headers }) => linesWithMark(headers))).toEqual([])
    const withMark = answers.filter(({ text }) => holdsMark(text))
    expect(withMark.filter(({ text }) => !text.startsWith('<!DOCTYPE html>'))).toEqual([])
    expect(new Set(withMark.map(({ status }) => status))).toEqual(new Set([429, 503]))
  })
})

describe('T70: what is sensitive stays sealed when something fails', () => {
  it('in every file of the data folder', async () => {
    const entries = await readdir(site.dataFolder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const bytes = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))))
    const open = files.filter((_file, place) => SENSITIVE_MARKS.some((mark) => bytes[place]!.includes(mark)))
    expect(open.map(({ name }) => name)).toEqual([])
  })
})
