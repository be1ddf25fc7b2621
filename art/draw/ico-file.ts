/** An ICO file of one square PNG: a header of 6 bytes, an entry of 16, the image. `size` in pixels, below 256. */
export function icoFile(png: Uint8Array, size: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22))
  head.setUint16(2, 1, true) // an icon, not a cursor
  head.setUint16(4, 1, true) // images
  head.setUint8(6, size)
  head.setUint8(7, size)
  head.setUint16(10, 1, true) // color planes
  head.setUint16(12, 32, true) // bits per pixel
  head.setUint32(14, png.length, true)
  head.setUint32(18, head.byteLength, true)
  return Buffer.concat([new Uint8Array(head.buffer), png])
}
