/** The modules of a QR code, without its margin; true: dark. */
type Modules = readonly (readonly boolean[])[]

/** Version 2: 25 modules wide, one alignment pattern, data in one piece. Enough for addresses of 26 characters. */
const SIZE = 25
const ALIGNMENT_CENTER = 18

/** Bits that are always flipped in the information about the format (ISO/IEC 18004, 7.9). */
const FORMAT_MASK = [true, false, true, false, true]
const BYTES_MODE = 0b0100

/**
 * The text of a QR code of version 2, read as a phone does (ISO/IEC 18004) but without error correction. Independent of
 * the library that draws it.
 */
export function readQrCode(modules: Modules): string {
  if (modules.length !== SIZE) throw new Error(`${modules.length} modules instead of ${SIZE}`)
  const mask = maskOf(modules)
  const bits = placesOfData().map(([row, column]) => isDark(modules, row, column) !== mask(row, column))
  const mode = numberAt(bits, 0, 4)
  if (mode !== BYTES_MODE) throw new Error(`Mode ${mode} instead of bytes`)
  const length = numberAt(bits, 4, 8)
  const bytes = Array.from({ length }, (_byte, index) => numberAt(bits, 12 + 8 * index, 8))
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
}

function isDark(modules: Modules, row: number, column: number): boolean {
  return modules[row]?.[column] ?? false
}

function numberAt(bits: readonly boolean[], start: number, length: number): number {
  return bits.slice(start, start + length).reduce((value, bit) => 2 * value + Number(bit), 0)
}

type Mask = (row: number, column: number) => boolean

const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** Named by three modules beside the upper left finder pattern. */
function maskOf(modules: Modules): Mask {
  const bits = [2, 3, 4].map((column) => isDark(modules, 8, column) !== FORMAT_MASK[column])
  const mask = MASKS[numberAt(bits, 0, 3)]
  if (!mask) throw new Error('No such mask')
  return mask
}

/** Upwards and downwards in turn, in pairs of columns from the right; the column of the timing pattern is left out. */
function placesOfData(): (readonly [number, number])[] {
  const rights = [24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1]
  const rows = Array.from({ length: SIZE }, (_row, index) => index)
  return rights.flatMap((right, pair) =>
    (pair % 2 === 0 ? rows.toReversed() : rows).flatMap((row) =>
      [right, right - 1].filter((column) => !isPattern(row, column)).map((column) => [row, column] as const),
    ),
  )
}

/** Finder patterns with what surrounds them, the alignment pattern, and the timing patterns. */
function isPattern(row: number, column: number): boolean {
  const isFinder =
    (row <= 8 && column <= 8) || (row <= 8 && column >= SIZE - 8) || (row >= SIZE - 8 && column <= 8)
  const isAlignment = Math.abs(row - ALIGNMENT_CENTER) <= 2 && Math.abs(column - ALIGNMENT_CENTER) <= 2
  return isFinder || isAlignment || row === 6 || column === 6
}
