const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, 'ffd8ff'), // JPEG
  (bytes) => startsWith(bytes, '89504e470d0a1a0a'), // PNG
  (bytes) => startsWith(bytes, '474946383761') || startsWith(bytes, '474946383961'), // GIF
  (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12)),
]

/**
 * Whether the bytes begin like an image that the site serves: JPEG, PNG, GIF, WebP or AVIF. Never a vector image, which
 * may contain scripts and references, whatever its name and stated type.
 */
export function hasImageSignature(bytes: Buffer): boolean {
  return SIGNATURES.some((matches) => matches(bytes))
}

function startsWith(bytes: Buffer, hex: string): boolean {
  return bytes.subarray(0, hex.length / 2).toString('hex') === hex
}

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.subarray(start, end).toString('latin1')
}
