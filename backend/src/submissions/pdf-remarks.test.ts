import { expect, test } from 'vitest'
import { pdfRemarks } from './pdf-remarks.ts'

test.each([
  ['%PDF-1.7 << /Type /Catalog >>', []],
  ['%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >>', ['runs scripts']],
  ['%PDF-1.7 << /S /Launch /F (calc.exe) >>', ['starts programs']],
  ['%PDF-1.7 << /Type /EmbeddedFile >>', ['carries other files']],
  ['%PDF-1.7 << /OpenAction 3 0 R >>', ['acts when it is opened']],
])('T17: %j', (text, remarks) => {
  expect(pdfRemarks(Buffer.from(text))).toEqual(remarks)
})
