/** A second format that some programs would recognize in an image file. */
type EmbeddedFormat = 'PDF' | 'ZIP' | 'HTML'

/** PDF readers search for the header in this many bytes. */
const PDF_HEADER_RANGE_BYTES = 1024
/** A ZIP archive ends with a record of 22 bytes and a comment of at most 65,535. */
const ZIP_END_BYTES = 22
const ZIP_MAX_END_BYTES = ZIP_END_BYTES + 0xff_ff
const ZIP_END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1')
const MARKUP = /<(?:script|iframe|!doctype|html|\?php|svg[\s>])/i

/** The second format of a polyglot file; null when there is none. Takes linear time. */
export function embeddedFormat(bytes: Buffer): EmbeddedFormat | null {
  if (bytes.subarray(0, PDF_HEADER_RANGE_BYTES).includes('%PDF-')) return 'PDF'
  if (endsAsZip(bytes)) return 'ZIP'
  return MARKUP.test(bytes.toString('latin1')) ? 'HTML' : null
}

function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_MAX_END_BYTES)
  for (
    let index = tail.lastIndexOf(ZIP_END_SIGNATURE);
    index !== -1;
    index = index === 0 ? -1 : tail.lastIndexOf(ZIP_END_SIGNATURE, index - 1)
  )
    if (tail.length - index >= ZIP_END_BYTES) return true
  return false
}
