/** What a file can be besides a picture, for a program that looks for it. */
export type EmbeddedFormat = 'PDF' | 'ZIP' | 'HTML'

/** PDF readers look for the header in as many bytes. */
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
    let place = tail.lastIndexOf(ZIP_END_SIGNATURE);
    place !== -1;
    place = place === 0 ? -1 : tail.lastIndexOf(ZIP_END_SIGNATURE, place - 1)
  )
    if (tail.length - place >= ZIP_END_BYTES) return true
  return false
}
