import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  readResponse,
  createTestBackend,
  jsonAnswers,
  postForm,
  shareTestBackend,
} from '../../testing/test-backend.ts'
import { testSettings } from '../../testing/test-settings.ts'
import { createUploadBudget } from '../intake/upload-budget.ts'
import { readMultipart } from './read-multipart.ts'

const form = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ type }) => type === 'file'))!
const [fileField] = Object.entries(form.fields).find(([, field]) => field.type === 'file')!
const PDF = '%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'
const MEGABYTE_BYTES = 1024 * 1024
const shared = shareTestBackend()

function parts(...files: [string, BlobPart, string, string?][]): FormData {
  const body = new FormData()
  for (const [name, answer] of Object.entries(jsonAnswers(form)))
    body.set(name, answer === true ? 'on' : String(answer))
  for (const [field, content, name, type = 'application/pdf'] of files)
    body.append(field, new Blob([content], { type }), name)
  return body
}

/** Different in each test, so that no answer is an earlier one given again. */
let drawn = 0
function somePdf(size = PDF.length): string {
  drawn += 1
  return `%PDF-1.7 ${drawn}\n${'x'.repeat(Math.max(0, size - 20))}`
}

test('a PDF is stored with its answers', async () => {
  const { status } = await readResponse(
    await shared().fetch(postForm(form.endpoint, parts([fileField, somePdf(), 'CV.pdf']))),
  )
  expect(status).toBe(201)
})

test.each([
  ['a page called .pdf', '<!doctype html><script>alert(1)</script>', 'cv.pdf', 'application/pdf'],
  ['a zip called .pdf', 'PK\u0003\u0004 and more', 'cv.pdf', 'application/pdf'],
  ['a PDF that is a page too', '%PDF-1.4\n<html><script>alert(1)</script>', 'cv.pdf', 'application/pdf'],
  ['a PDF with an archive behind', `${PDF}PK\u0005\u0006${'\0'.repeat(18)}`, 'cv.pdf', 'application/pdf'],
  ['a PDF called .html', PDF, 'cv.html', 'application/pdf'],
  ['a PDF called .pdf.exe', PDF, 'cv.pdf.exe', 'application/pdf'],
  ['a PDF with the type of a page', PDF, 'cv.pdf', 'text/html'],
  ['an empty file', '', 'cv.pdf', 'application/pdf'],
])('%s is rejected with the message of the form', async (_what, content, name, type) => {
  const { status, body } = await readResponse(
    await shared().fetch(postForm(form.endpoint, parts([fileField, content, name, type]))),
  )
  expect(status).toBe(422)
  expect(body.fields).toEqual({ [fileField]: 'Only PDF files are allowed' })
})

function send(size: number): Promise<Response> {
  const content = new Uint8Array(size)
  content.set(Buffer.from(somePdf()))
  return shared().fetch(postForm(form.endpoint, parts([fileField, content, 'cv.pdf'])))
}

test('T13: a file of five megabytes is accepted, one byte more is too large', async () => {
  expect((await send(5 * MEGABYTE_BYTES)).status).toBe(201)
  const { status, body } = await readResponse(await send(5 * MEGABYTE_BYTES + 1))
  expect(status).toBe(413)
  expect(body.message).toBe('A file may have at most 5 MB.')
})

test('files under names the form does not know are dropped', async () => {
  const body = parts(
    ['unknown', 'MZ program', 'x.exe', 'application/x-msdownload'],
    [fileField, somePdf(), 'cv.pdf'],
  )
  expect((await shared().fetch(postForm(form.endpoint, body))).status).toBe(201)
})

test('a file where text belongs is no answer', async () => {
  const body = parts(['firstName', 'text', 'name.txt', 'text/plain'])
  body.delete('firstName')
  const { status } = await readResponse(await shared().fetch(postForm(form.endpoint, body)))
  expect(status).toBe(422)
})

test.each([
  '../../etc/passwd.pdf',
  'C:\\temp\\cv.pdf',
  'a\u0000b.pdf',
  '\u202Efdp.exe.pdf',
  `${'n'.repeat(4_000)}.pdf`,
  'CON.pdf',
])('the name %j is stored as harmless data', async (name) => {
  const body = await readForm(await wholeBody(parts([fileField, somePdf(), name])))
  const stored = body.kind === 'read' ? body.files[fileField]!.name : ''
  expect(stored).toMatch(/\.pdf$/u)
  expect(stored).not.toMatch(/[/\\\p{Cc}\u202E]/u)
  expect(stored.length).toBeLessThanOrEqual(200)
})

async function wholeBody(body: FormData): Promise<{ type: string; bytes: Uint8Array }> {
  const request = postForm(form.endpoint, body)
  return { type: request.headers.get('content-type')!, bytes: new Uint8Array(await request.arrayBuffer()) }
}

function readForm(
  { type, bytes }: { type: string; bytes: Uint8Array },
  stream?: ReadableStream,
  budgetBytes = 64 * MEGABYTE_BYTES,
) {
  const request = new Request(`http://beam.example${form.endpoint}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: stream ?? bytes,
    duplex: 'half',
  } as RequestInit)
  const limits = { totalBytes: budgetBytes, perAddressBytes: budgetBytes, clock: () => 0 }
  return readMultipart(request, {
    maxTextBytes: 128 * 1024,
    maxFileBytes: 5 * MEGABYTE_BYTES,
    fileFields: new Set([fileField]),
    memoryReservation: createUploadBudget(limits).open('192.0.2.1'),
  })
}

test('a body cut off anywhere is rejected, and a connection that breaks too', async () => {
  const whole = await wholeBody(parts([fileField, somePdf(), 'cv.pdf']))
  for (let cut = 0; cut < whole.bytes.length - 4; cut += 37) {
    const read = await readForm({ ...whole, bytes: whole.bytes.slice(0, cut) })
    expect(read).toMatchObject({ kind: 'rejected', status: 400 })
  }
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(whole.bytes.slice(0, 200))
      controller.error(new Error('aborted'))
    },
  })
  expect(await readForm(whole, broken)).toMatchObject({ kind: 'rejected', status: 400 })
})

test('T14: an upload that was broken off leaves nothing behind', async () => {
  const backend = await createTestBackend({ settings: testSettings() })
  const whole = await wholeBody(parts([fileField, somePdf(), 'cv.pdf']))
  for (let attempt = 0; attempt < 50; attempt++) {
    const request = new Request(`http://beam.example${form.endpoint}`, {
      method: 'POST',
      headers: { 'content-type': whole.type },
      body: whole.bytes.slice(0, whole.bytes.length / 2),
    })
    expect((await backend.fetch(request)).status).toBe(400)
  }
  expect((await backend.metrics()).storedByForm[form.name]).toBe(0)
})

test('T20: when too many uploads are in progress, one more is answered 503', async () => {
  const whole = await wholeBody(parts([fileField, somePdf(), 'cv.pdf']))
  expect(await readForm(whole, undefined, 100)).toMatchObject({
    kind: 'rejected',
    status: 503,
  })
})

test.each([
  ['no boundary', 'multipart/form-data'],
  ['an endless boundary', `multipart/form-data; boundary=${'b'.repeat(500)}`],
  ['another boundary', 'multipart/form-data; boundary=other'],
])('%s is rejected', async (_what, type) => {
  const whole = await wholeBody(parts())
  expect(await readForm({ ...whole, type })).toMatchObject({ kind: 'rejected', status: 400 })
})

test('T13: a thousand parts, and a text of two megabytes, are too much', async () => {
  const many = new FormData()
  for (let part = 0; part < 1_000; part++) many.set(`field${part}`, 'x')
  expect((await shared().fetch(postForm(form.endpoint, many))).status).toBe(413)
  const long = parts()
  long.set('firstName', 'x'.repeat(2 * MEGABYTE_BYTES))
  expect((await shared().fetch(postForm(form.endpoint, long))).status).toBe(413)
})

test('T13: of two files in one field the surplus is rejected, not silently dropped', async () => {
  const twice = parts([fileField, somePdf(), 'cv.pdf'])
  twice.append(fileField, new Blob([somePdf()], { type: 'application/pdf' }), 'other.pdf')
  const response = await shared().fetch(postForm(form.endpoint, twice))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    fields: { [fileField]: 'Send one file only. Combine the pages into one PDF.' },
  })
})

test('T78: a file that is too large does not hide the texts behind it', async () => {
  const body = parts([fileField, new Uint8Array(5 * MEGABYTE_BYTES + 1), 'cv.pdf'])
  body.append('last', 'last value')
  const whole = await wholeBody(body)
  expect(await readForm(whole)).toMatchObject({
    kind: 'rejected',
    status: 413,
    message: 'A file may have at most 5 MB.',
    input: { last: 'last value' },
  })
})

test.each([
  ['an encoding that there is not', "filename*=made-up''cv.pdf"],
  ['another encoding than UTF-8', "filename*=utf-16''cv.pdf"],
  ['none', 'filename*=cv.pdf'],
])('T69: a file name in %s is rejected, and the parser writes no trace for it', async (_what, parameter) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const { status } = await readResponse(await shared().fetch(rawFile(parameter)))
  expect(warn).not.toHaveBeenCalled()
  expect(status).toBe(400)
})

test.each([
  ["filename*=UTF-8''r%C3%A9sum%C3%A9.pdf"],
  [`filename="resume.pdf"; filename*= "utf-8''r%C3%A9sum%C3%A9.pdf"`],
  ["filename*=iso-8859-1'en'resume.pdf"],
])('a file may be named by %s', async (parameter) => {
  const { status } = await readResponse(await shared().fetch(rawFile(parameter)))
  expect(status).toBe(422)
})

/** A form with nothing but a file. */
function rawFile(parameter: string): Request {
  const body = `--x\r\nContent-Disposition: form-data; name="${fileField}"; ${parameter}\r\n\r\n${PDF}\r\n--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return new Request(`http://localhost${form.endpoint}`, { method: 'POST', headers, body })
}
