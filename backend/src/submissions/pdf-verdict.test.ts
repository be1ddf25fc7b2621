import { expect, test } from 'vitest'
import { isOnlyPdf } from './pdf-verdict.ts'

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << >>\n%%EOF\n'
const ZIP = 'PK\u0003\u0004 stored PK\u0001\u0002 directory PK\u0005\u0006\0\0\0\0'

test.each([
  ['a small PDF', PDF],
  ['a PDF that is only begun', '%PDF-1.4'],
  ['a PDF that was changed and has two ends', `${PDF}2 0 obj endobj\n%%EOF\n`],
  ['a PDF that mentions a zip before its end', `%PDF-1.7\n${ZIP}\n%%EOF\n`],
])('T12 and T17: %s is a PDF', (_what, text) => {
  expect(isOnlyPdf(Buffer.from(text, 'latin1'))).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['a zip', ZIP],
  ['a picture', '\u0089PNG\r\n\u001A\n'],
  ['a program', 'MZ\u0090\0'],
  ['a PDF with something in front', ` ${PDF}`],
  ['a PDF that a browser would take for a page', '%PDF-1.4\n<html><script>alert(1)</script></html>'],
  ['a drawing behind the first bytes of a PDF', '%PDF-1.4\n<svg onload="alert(1)">'],
  ['a PDF with a zip behind its end', PDF + ZIP],
  ['a zip behind the first bytes of a PDF', `%PDF-1.4\n${ZIP}`],
])('%s is not', (_what, text) => {
  expect(isOnlyPdf(Buffer.from(text, 'latin1'))).toBe(false)
})
