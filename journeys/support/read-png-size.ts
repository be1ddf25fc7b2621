const SIGNATURE = '89504e470d0a1a0a'

/** Width and height of a PNG file in pixels; null for any other file. */
export function readPngSize(file: Buffer): { width: number; height: number } | null {
  if (file.subarray(0, 8).toString('hex') !== SIGNATURE) return null
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
