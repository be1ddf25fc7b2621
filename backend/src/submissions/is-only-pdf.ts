import { hasPdfContent } from '@beam/forms/engine/rules.ts'

/** Browsers that guess what a file is look no further than its first 1,445 bytes. */
const HEAD_BYTES = 2048
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)\b/iu

/** Signatures of a zip archive's parts: a stored file, its entry in the directory, the end of the directory. */
const ZIP_FILE = Buffer.from('PK\u0003\u0004', 'latin1')
const ZIP_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1')
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1')
const PDF_END = Buffer.from('%%EOF')
const RAR = Buffer.from('Rar!\u001A\u0007', 'latin1')
const SEVEN_ZIP = Buffer.from("7z\u00BC\u00AF'\u001C", 'latin1')
const TAR = { offset: 257, signature: Buffer.from('ustar') }
const DISK_IMAGE = { offset: 0x80_01, signature: Buffer.from('CD001') }

/**
 * Whether a file's content is a PDF and nothing else at the same time: it begins as one, a browser that guesses would
 * not see a page in its beginning, and no archive is hidden in it, wherever it lies. Takes linear time.
 */
export function isOnlyPdf(content: Uint8Array): boolean {
  if (!hasPdfContent(content)) return false
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return (
    !MARKUP.test(bytes.toString('latin1', 0, HEAD_BYTES)) &&
    !containsZip(bytes) &&
    !containsOtherArchive(bytes)
  )
}

/**
 * Programs read an archive from its end, which says where the rest is: so all its parts must be there, in this order.
 */
function containsZip(bytes: Buffer): boolean {
  if (bytes.includes(ZIP_END, Math.max(0, bytes.lastIndexOf(PDF_END)))) return true
  const file = bytes.indexOf(ZIP_FILE)
  const entry = file === -1 ? -1 : bytes.indexOf(ZIP_ENTRY, file)
  return entry !== -1 && bytes.includes(ZIP_END, entry)
}

function containsOtherArchive(bytes: Buffer): boolean {
  const isAt = ({ offset, signature }: typeof TAR) =>
    bytes.subarray(offset, offset + signature.length).equals(signature)
  return bytes.includes(RAR) || bytes.includes(SEVEN_ZIP) || isAt(TAR) || isAt(DISK_IMAGE)
}
