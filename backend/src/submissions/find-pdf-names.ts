import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/**
 * Called with each name, decoded and without its slash; `isInStream`: among bytes that are no PDF syntax as they are.
 */
export type NameFinder = (name: string, isInStream: boolean) => void

/** A stream that holds other objects. */
export interface ObjectStream {
  /** Where its bytes begin and end. */
  readonly start: number
  readonly end: number
  /** The names in its dictionary that state its compression. */
  readonly names: ReadonlySet<string>
}

const PIECE_BYTES = 128 * 1024
/** The longest name that a PDF may have (ISO 32000-1, annex C). */
const MAX_NAME_BYTES = 127
const SLASH = 0x2f
const HASH = 0x23
const LETTER_O = 0x6f
const LETTER_S = 0x73
/** Characters that separate a keyword from what precedes it. */
const DELIMITERS = new Set([...'\0\t\n\f\r ()<>[]{}/%'].map((letter) => letter.codePointAt(0)!))
const STREAM_END = Buffer.from('endstream')
/** They identify streams with objects, and their compression. */
const OBJECT_STREAM_NAMES = new Set(
  `ObjStm N First Filter FlateDecode Fl ASCIIHexDecode AHx ASCII85Decode A85 LZWDecode LZW RunLengthDecode RL Crypt
  Predictor JBIG2Decode DCTDecode`.split(/\s+/u),
)
/** Far more than any document has. */
export const MAX_OBJECT_STREAMS = 2_000

/**
 * Finds every name in a PDF's bytes, in streams too: a reader finds objects by their offsets, which may lead anywhere.
 * Returns the streams that hold objects, one more than MAX_OBJECT_STREAMS at most. Takes linear time, and yields to the
 * event loop every few milliseconds.
 */
export async function findPdfNames(bytes: Buffer, onName: NameFinder): Promise<ObjectStream[]> {
  const streams: ObjectStream[] = []
  let names = new Set<string>()
  let streamEnd = 0
  let index = 0
  while (index < bytes.length) {
    const pieceEnd = Math.min(index + PIECE_BYTES, bytes.length)
    while (index < pieceEnd) index = step(index)
    await yieldToEventLoop()
  }
  return streams

  /** Reads the token at a byte. Returns where to continue. */
  function step(at: number): number {
    const byte = bytes[at]
    if (byte === SLASH) return takeName(at + 1)
    if (at < streamEnd) return at + 1
    if (byte === LETTER_O && isKeyword('obj', at)) names = new Set()
    if (byte === LETTER_S && isKeyword('stream', at)) takeStream(at + 'stream'.length)
    return at + 1
  }

  function takeName(start: number): number {
    const end = endOfName(bytes, start)
    const name = decodeName(bytes, start, end)
    const isInStream = start < streamEnd
    if (!isInStream && OBJECT_STREAM_NAMES.has(name)) names.add(name)
    onName(name, isInStream)
    return end
  }

  function takeStream(afterKeyword: number): void {
    const start = afterLineEnd(bytes, afterKeyword)
    const found = bytes.indexOf(STREAM_END, start)
    streamEnd = found === -1 ? bytes.length : found
    if (holdsObjects(names) && streams.length <= MAX_OBJECT_STREAMS)
      streams.push({ start, end: streamEnd, names })
    names = new Set()
  }

  function isKeyword(word: string, at: number): boolean {
    const isWord = bytes.toString('latin1', at, at + word.length) === word
    return isWord && !isRegular(bytes[at - 1]) && !isRegular(bytes[at + word.length])
  }
}

/** Readers recognize such a stream by the required entries of its dictionary, whatever type it states. */
function holdsObjects(names: ReadonlySet<string>): boolean {
  return names.has('ObjStm') || (names.has('N') && names.has('First'))
}

/** Part of a name, a number or a keyword, not what separates them. */
function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && !DELIMITERS.has(byte)
}

function endOfName(bytes: Buffer, start: number): number {
  const last = Math.min(start + 3 * MAX_NAME_BYTES, bytes.length)
  let end = start
  while (end < last && isRegular(bytes[end])) end += 1
  return end
}

/** `#6A` stands for the byte 6A (ISO 32000-1, 7.3.5). */
function decodeName(bytes: Buffer, start: number, end: number): string {
  const raw = bytes.toString('latin1', start, end)
  if (!bytes.subarray(start, end).includes(HASH)) return raw
  return raw.replace(/#([\da-f]{2})/giu, (_code: string, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
}

const RETURN = 0x0d
const NEWLINE = 0x0a

function afterLineEnd(bytes: Buffer, at: number): number {
  const next = bytes[at] === RETURN ? at + 1 : at
  return bytes[next] === NEWLINE ? next + 1 : next
}
