import { expect, test } from 'vitest'
import { isOnlyPdf } from './is-only-pdf.ts'

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << >>\n%%EOF\n'
const ZIP = 'PK\u0003\u0004 stored PK\u0001\u0002 directory PK\u0005\u0006\0\0\0\0'
const XMP = '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>'

test.each([
  ['a small PDF', PDF],
  ['a PDF that is only begun', '%PDF-1.4'],
  ['a PDF that was changed and has two ends', `${PDF}2 0 obj endobj\n%%EOF\n`],
  ['a PDF with line ends, a form feed or noughts behind its end', `${PDF}\r\n\f${'\0'.repeat(512)}`],
  ['a PDF with a signature or a stamp of a mail gateway behind its end', `${PDF}scanned by a gateway\n`],
  [
    'a PDF with a comment of bytes in its second line',
    `%PDF-1.5\n%\u00B5\u00B5\u00B5\u00B5\n${PDF.slice(9)}`,
  ],
  ['a PDF with metadata', `%PDF-1.4\n1 0 obj\n<< /Subtype /XML >>\nstream\n${XMP}\nendstream\n%%EOF`],
  [
    'a PDF whose compressed bytes look like one part of a zip',
    `%PDF-1.7\nPK\u0003\u0004 x PK\u0003\u0004\n%%EOF\n`,
  ],
  [
    'a PDF whose compressed bytes look like parts in a wrong order',
    `%PDF-1.7\nPK\u0001\u0002PK\u0003\u0004\n%%EOF\n`,
  ],
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
  ['a PDF with a byte order mark in front', `\u00EF\u00BB\u00BF${PDF}`],
  ['a PDF that a browser would take for a page', '%PDF-1.4\n<html><script>alert(1)</script></html>'],
  ['a drawing behind the first bytes of a PDF', '%PDF-1.4\n<svg onload="alert(1)">'],
  ['a script for a server behind the first bytes of a PDF', '%PDF-1.4\n<?php system($_GET[0]) ?>'],
  ['a PDF with a zip behind its end', PDF + ZIP],
  ['a PDF with a zip before its end', `%PDF-1.7\n${ZIP}\n%%EOF\n`],
  ['a PDF with a zip in a stream, ended by a comment', `${PDF.slice(0, -6)}stream\n${ZIP}endstream\n%%EOF\n`],
  [
    'a PDF with the parts of a zip all over it',
    ZIP.split(' ').reduce((all, part) => `${all}${PDF}${part}`, PDF),
  ],
  ['a zip behind the first bytes of a PDF', `%PDF-1.4\n${ZIP}`],
  ['a PDF with an empty zip behind its end', `${PDF}PK\u0005\u0006${'\0'.repeat(18)}`],
  ['a PDF with a RAR archive behind its end', `${PDF}Rar!\u001A\u0007\u0001\0`],
  ['a PDF with a 7z archive inside', `%PDF-1.7\n7z\u00BC\u00AF'\u001C\n%%EOF`],
  ['a tape archive that begins as a PDF', `%PDF-1.7${'\0'.repeat(249)}ustar\0`],
  ['a disk image that begins as a PDF', `%PDF-1.7${'\0'.repeat(0x80_01 - 8)}CD001\u0001`],
])('T12 and T17: %s is not', (_what, text) => {
  expect(isOnlyPdf(Buffer.from(text, 'latin1'))).toBe(false)
})
