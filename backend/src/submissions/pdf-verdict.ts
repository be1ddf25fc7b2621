import { hasPdfContent } from '@beam/forms/engine/rules.ts'

const HEAD_BYTES = 1024
const TAIL_BYTES = 66_000
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe)\b/iu
/** The end record of a zip archive; archives are read from their end. */
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1')
const PDF_END = Buffer.from('%%EOF')

/**
 * Whether a file's content is a PDF and nothing else at the same time: it begins as one, a browser that guesses would
 * not see a page in its beginning, and no archive is hung on behind its end.
 */
export function isOnlyPdf(content: Uint8Array): boolean {
  if (!hasPdfContent(content)) return false
  const head = Buffer.from(content.subarray(0, HEAD_BYTES)).toString('latin1')
  return !MARKUP.test(head) && !hasArchiveBehind(content)
}

function hasArchiveBehind(content: Uint8Array): boolean {
  const tail = Buffer.from(content.subarray(-TAIL_BYTES))
  return tail.indexOf(ZIP_END, Math.max(0, tail.lastIndexOf(PDF_END))) !== -1
}
