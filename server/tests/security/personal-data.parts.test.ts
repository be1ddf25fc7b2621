import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import type { FormDefinition } from '../../../forms/engine/define-form.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { startSmtp, type TestSmtp } from '../../../backend/testing/start-smtp.ts'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { canaries, containsMark, linesWithMark, MARK, SENSITIVE_MARKS } from './canaries.ts'
import { formData, postForm } from '../../testing/post-form.ts'
import { stopSite } from '../../testing/start-test-site.ts'
import { type BuiltSite, startBuiltSite, METRICS_HEADERS } from '../../testing/start-built-site.ts'

interface CapturedResponse {
  readonly text: string
  readonly cacheControl: string | null
}

interface Captured {
  readonly mails: TestSmtp['mails']
  readonly log: string
  readonly metrics: string
  readonly responses: readonly CapturedResponse[]
  readonly locations: string
}

let site: BuiltSite
let smtp: TestSmtp
let captured: Captured

beforeAll(async () => {
  smtp = await startSmtp()
  site = await startBuiltSite({
    LOG_LEVEL: 'debug',
    SMTP_URL: smtp.url,
    LIMIT_PER_MINUTE: '0',
    LIMIT_PER_HOUR: '0',
    LIMIT_QUIET_PER_MINUTE: '0',
  })
  const responses: CapturedResponse[] = []
  const locations: string[] = []
  const capture = async (response: Response | null) => {
    responses.push({
      text: (await response?.text()) ?? '',
      cacheControl: response?.headers.get('cache-control') ?? null,
    })
    locations.push(response?.headers.get('location') ?? '', JSON.stringify([...(response?.headers ?? [])]))
  }
  for (const form of ALL_FORMS) {
    await capture(await postForm(site.url, form, formData(form, canaries(form))))
    await capture(await postWithoutJavaScript(form))
    await capture(await postForm(site.url, form, JSON.stringify(canaries(form)).slice(0, -3)))
    await capture(await postForm(site.url, form, 'x', { 'content-type': `text/${MARK}` }))
    await capture(await postForm(site.url, form, '{}', { 'idempotency-key': MARK.repeat(30) }))
    await capture(await postForm(site.url, form, '{}', { origin: `https://${MARK}.example` }))
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
  // The outbox retries a mail after ten seconds, which a busy machine may need. The timeout of the hook ends this loop.
  while (smtp.mails.filter(isForStaff).length < ALL_FORMS.length) await pause(200)
  const metrics = await (await fetch(`${site.url}/metrics`, { headers: METRICS_HEADERS })).text()
  captured = {
    mails: smtp.mails,
    log: site.output(),
    metrics,
    responses,
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

/** Posts as a page without JavaScript does, without one field, so that the response is the page with the answers. */
async function postWithoutJavaScript(form: FormDefinition): Promise<Response> {
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

describe('T69: personal data is not visible to others', () => {
  it('not in the log at level debug', () => {
    expect(captured.log.length).toBeGreaterThan(1_000)
    expect(linesWithMark(captured.log)).toEqual([])
  })

  it('not in the metrics', () => {
    expect(captured.metrics).toContain('beam_submissions_stored')
    expect(linesWithMark(captured.metrics)).toEqual([])
  })

  it('not in a redirect, nor in any other header', () => {
    expect(linesWithMark(captured.locations)).toEqual([])
  })

  it('not in the subject of a mail, nor in any header but Reply-To', () => {
    for (const { source, recipients } of captured.mails) {
      const head = source.split(/\r?\n\r?\n/u, 1)[0] ?? ''
      const lines = head
        .replaceAll(/\r?\n[ \t]+/gu, ' ')
        .split(/\r?\n/u)
        .filter(containsMark)
      const allowed = isForStaff({ recipients }) ? /^Reply-To: / : /^To: /
      expect(lines.filter((line) => !allowed.test(line))).toEqual([])
    }
  })

  it('in responses only on the form’s own page, which is never cached', () => {
    const withMark = captured.responses.filter(({ text }) => containsMark(text))
    expect(withMark.length).toBeGreaterThan(0)
    expect(withMark.filter(({ text }) => !text.startsWith('<!DOCTYPE html>'))).toEqual([])
    expect(new Set(withMark.map(({ cacheControl }) => cacheControl))).toEqual(new Set(['no-store']))
  })
})

describe('T70: sensitive answers are stored encrypted', () => {
  it('not in the database, its log, or any other file of the data folder', async () => {
    const files = (await readdir(site.dataFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    )
    const bytes = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))))
    expect(bytes.some((content) => content.includes(`${MARK} plain`))).toBe(true)
    const unencrypted = files.filter((_file, index) =>
      SENSITIVE_MARKS.some((mark) => bytes[index]!.includes(mark)),
    )
    expect(unencrypted.map(({ name }) => name)).toEqual([])
  })
})
