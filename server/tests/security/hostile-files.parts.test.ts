import { expect, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { encodedForm, formData, formWithFiles } from '../../testing/post-form.ts'
import { shareTestSite } from '../../testing/share-test-site.ts'
import { storedRows } from '../../testing/stored-rows.ts'
import { WITHOUT_LIMITS } from '../../testing/start-built-site.ts'

const form = formWithFiles(ALL_FORMS)
const [field] = Object.entries(form.fields).find(([, { type }]) => type === 'file')!
const shared = shareTestSite(WITHOUT_LIMITS)
const ZIP = 'PK\u0003\u0004 stored PK\u0001\u0002 directory PK\u0005\u0006\0\0\0\0'

const HOSTILE: Readonly<Record<string, string>> = {
  'a page': '<!doctype html><script>alert(1)</script>',
  'a page after the header of a PDF': '%PDF-1.7\n<html><script>alert(1)</script>',
  'a zip before the end of a PDF': `%PDF-1.7\n${ZIP}\n%%EOF\n`,
  'a zip after the end of a PDF': `%PDF-1.7\n%%EOF\n${ZIP}`,
  'a PDF with a prefix': '\n%PDF-1.7\n%%EOF\n',
}

/** Files are accepted as multipart only: with JavaScript or without, with Content-Length or chunked. */
const ENTRY_POINTS = {
  endpoint: { path: form.endpoint, headers: {}, isChunked: false },
  'endpoint, chunked': { path: form.endpoint, headers: {}, isChunked: true },
  'page without JavaScript': { path: form.page, headers: { accept: 'text/html' }, isChunked: false },
  'page without JavaScript, chunked': { path: form.page, headers: { accept: 'text/html' }, isChunked: true },
  'endpoint from a page without JavaScript': {
    path: form.endpoint,
    headers: { accept: 'text/html' },
    isChunked: false,
  },
}

const CASES = Object.entries(HOSTILE).flatMap(([what, content]) =>
  Object.entries(ENTRY_POINTS).map(([name, entryPoint]) => ({ what, content, name, entryPoint })),
)

test.each(CASES)('T12 and T17: $what is rejected by the $name', async ({ content, entryPoint }) => {
  const { url, dataFolder } = shared()
  const before = storedRows(dataFolder).length
  const data = formData(form)
  data.set(field, new File([Buffer.from(content, 'latin1')], 'cv.pdf', { type: 'application/pdf' }))
  const { type, bytes } = await encodedForm(data)
  const body = new Blob([Uint8Array.from(bytes)])
  const post = () =>
    fetch(url + entryPoint.path, {
      method: 'POST',
      headers: { 'content-type': type, ...entryPoint.headers },
      body: entryPoint.isChunked ? body.stream() : body,
      ...(entryPoint.isChunked && { duplex: 'half' }),
      redirect: 'manual',
    })
  let response = await post()
  // A machine that is too busy answers 503; clients then send again.
  while (response.status === 503) response = await post()
  expect(response.status).toBe(422)
  await response.body?.cancel()
  expect(storedRows(dataFolder)).toHaveLength(before)
})
