import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import type { FormDefinition } from '../../../forms/engine/define-form.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { startSmtp, type TestSmtp } from '../../../backend/testing/start-smtp.ts'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { canaries, holdsMark, linesWithMark, MARK, SENSITIVE_MARKS } from './canaries.ts'
import { formData, postForm } from '../../testing/post-form.ts'
import { stopSite } from '../../testing/start-test-site.ts'
import { type BuiltSite, startBuiltSite, METRICS_HEADERS } from '../../testing/start-built-site.ts'

interface ObservedResponse {
  readonly text: string
  readonly cacheControl: string | null
}

interface Told {
  readonly mails: TestSmtp['mails']
  readonly log: string
  readonly metrics: string
  readonly answers: readonly ObservedResponse[]
  readonly locations: string
}

let site: BuiltSite
let smtp: TestSmtp
let told: Told

beforeAll(async () => {
  smtp = await startSmtp(3220)
  site = await startBuiltSite({
    LOG_LEVEL: 'debug',
    SMTP_URL: smtp.url,
    LIMIT_PER_MINUTE: '0',
    LIMIT_PER_HOUR: '0',
    LIMIT_QUIET_PER_MINUTE: '0',
  })
  const answers: ObservedResponse[] = []
  const locations: string[] = []
  const note = async (response: Response | null) => {
    answers.push({
      text: (await response?.text()) ?? '',
      cacheControl: response?.headers.get('cache-control') ?? null,
    })
    locations.push(response?.headers.get('location') ?? '', JSON.stringify([...(response?.headers ?? [])]))
  }
  for (const form of ALL_FORMS) {
    await note(await postForm(site.url, form, formData(form, canaries(form))))
    await note(await withoutScripts(form))
    await note(await postForm(site.url, form, JSON.stringify(canaries(form)).slice(0, -3)))
    await note(await postForm(site.url, form, 'x', { 'content-type': `text/${MARK}` }))
    await note(await postForm(site.url, form, '{}', { 'idempotency-key': MARK.repeat(30) }))
    await note(await postForm(site.url, form, '{}', { origin: `https://${MARK}.example` }))
  }
  for (const path of [
    `/${MARK}`,
    `/${MARK}/${MARK}`,
    `/about-us?email=${MARK}`,
    `/%${MARK}`,
    `/api/${MARK}`,
    `/state/${MARK}/x`,
    `/cms/${MARK}/x`,
    `/preview?${MARK}`,
  ]) {
    const headers = {
      'user-agent': MARK,
      referer: `https://${MARK}.example/`,
      cookie: `a=${MARK}`,
      'x-forwarded-for': MARK,
    }
    await sendRaw(site.url, requestText('GET', path, headers))
    await sendRaw(site.url, requestText('DELETE', path, headers))
  }
  // The outbox tries a mail again after ten seconds: on a busy machine several may need it. The hook's own limit ends this.
  while (smtp.mails.filter(isForStaff).length < ALL_FORMS.length) await pause(200)
  const metrics = await (await fetch(`${site.url}/metrics`, { headers: METRICS_HEADERS })).text()
  told = {
    mails: smtp.mails,
    log: site.said(),
    metrics,
    answers,
    locations: locations.join('\n'),
  }
})

afterAll(async () => {
  await stopSite(site, 'SIGKILL')
  await smtp.stop()
})

function isForStaff({ recipients }: { readonly recipients: readonly string[] }): boolean {
  return recipients.includes('team@beamwallet.example')
}

/** As a page without JavaScript sends it; one field is left out, so that the page comes again with the rest. */
async function withoutScripts(form: FormDefinition): Promise<Response> {
  const answers = Object.entries({ ...filledAnswers(form), ...canaries(form) }).filter(
    ([, answer]) => typeof answer === 'string',
  )
  const body = new URLSearchParams(answers.map(([name, answer]): [string, string] => [name, String(answer)]))
  return fetch(site.url + form.page, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body,
    redirect: 'manual',
  })
}

describe('T69: what people write stands in no place that others see', () => {
  it('not in the log, however much it tells', () => {
    expect(told.log.length).toBeGreaterThan(1_000)
    expect(linesWithMark(told.log)).toEqual([])
  })

  it('not in the metrics', () => {
    expect(told.metrics).toContain('beam_submissions_stored')
    expect(linesWithMark(told.metrics)).toEqual([])
  })

  it('not in an address that a visitor is sent on to, nor in any header', () => {
    expect(linesWithMark(told.locations)).toEqual([])
  })

  it('not in the subject of a mail, nor in any header but the address it is answered to', () => {
    for (const { source, recipients } of told.mails) {
      const head = source.split(/\r?\n\r?\n/u, 1)[0] ?? ''
      const lines = head
        .replaceAll(/\r?\n[ \t]+/gu, ' ')
        .split(/\r?\n/u)
        .filter(holdsMark)
      const allowed = isForStaff({ recipients }) ? /^Reply-To: / : /^To: /
      expect(lines.filter((line) => !allowed.test(line))).toEqual([])
    }
  })

  it('in answers only on the form’s own page, given back to who wrote it and kept by nobody', () => {
    const withMark = told.answers.filter(({ text }) => holdsMark(text))
    expect(withMark.length).toBeGreaterThan(0)
    expect(withMark.filter(({ text }) => !text.startsWith('<!DOCTYPE html>'))).toEqual([])
    expect(new Set(withMark.map(({ cacheControl }) => cacheControl))).toEqual(new Set(['no-store']))
  })
})

describe('T70: what is sensitive cannot be read where it is kept', () => {
  it('not in the database, its log, or any other file of the data folder', async () => {
    const files = (await readdir(site.dataFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    )
    const bytes = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))))
    expect(bytes.some((content) => content.includes(`${MARK} open`))).toBe(true)
    const open = files.filter((_file, place) => SENSITIVE_MARKS.some((mark) => bytes[place]!.includes(mark)))
    expect(open.map(({ name }) => name)).toEqual([])
  })
})
