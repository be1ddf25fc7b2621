import { describe, expect, it } from 'vitest'
import { embeddedFormat } from './embedded-format.ts'

const PICTURE = Buffer.alloc(50_000, 'pixels')
const ZIP_END = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])

describe('T83: a second format in an image file', () => {
  it.each([
    ['PDF', Buffer.concat([Buffer.from('.PNG....'), Buffer.from('%PDF-1.7'), PICTURE])],
    ['ZIP', Buffer.concat([PICTURE, ZIP_END])],
    ['ZIP', Buffer.concat([PICTURE, ZIP_END, Buffer.alloc(60_000, 'a comment')])],
    ['HTML', Buffer.concat([PICTURE, Buffer.from('<SCRIPT>alert(1)</SCRIPT>')])],
    ['HTML', Buffer.concat([PICTURE, Buffer.from('<!DocType html>'), PICTURE])],
    ['HTML', Buffer.concat([PICTURE, Buffer.from('<svg onload=alert(1)>')])],
  ])('is detected: %s', (format, bytes) => {
    expect(embeddedFormat(bytes)).toBe(format)
  })

  it('is not detected in pixels, in camera metadata and beyond the search range', () => {
    expect(embeddedFormat(PICTURE)).toBeNull()
    expect(embeddedFormat(Buffer.from('<?xpacket?><x:xmpmeta><rdf:RDF/></x:xmpmeta>'))).toBeNull()
    expect(embeddedFormat(Buffer.concat([PICTURE, Buffer.from('%PDF-1.7')]))).toBeNull()
    expect(embeddedFormat(Buffer.from('PK\u0005\u0006', 'latin1'))).toBeNull()
    expect(embeddedFormat(Buffer.alloc(0))).toBeNull()
  })

  it('is searched for in linear time', () => {
    for (const text of ['<', 'PK\u0005\u0006', '%PDF', '<svg'])
      expect(() => embeddedFormat(Buffer.alloc(5_000_000, text, 'latin1'))).not.toThrow()
  })
})
