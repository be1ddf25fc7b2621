import { describe, expect, it } from 'vitest'
import { embeddedFormat } from './embedded-format.ts'

const PICTURE = Buffer.alloc(50_000, 'pixels')
const ZIP_END = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])

describe('T83: a picture that is something else besides', () => {
  it.each([
    ['PDF', Buffer.concat([Buffer.from('.PNG....'), Buffer.from('%PDF-1.7'), PICTURE])],
    ['ZIP', Buffer.concat([PICTURE, ZIP_END])],
    ['ZIP', Buffer.concat([PICTURE, ZIP_END, Buffer.alloc(60_000, 'a comment')])],
    ['HTML', Buffer.concat([PICTURE, Buffer.from('<SCRIPT>alert(1)</SCRIPT>')])],
    ['HTML', Buffer.concat([PICTURE, Buffer.from('<!DocType html>'), PICTURE])],
    ['HTML', Buffer.concat([PICTURE, Buffer.from('<svg onload=alert(1)>')])],
  ])('is found: %s', (format, bytes) => {
    expect(embeddedFormat(bytes)).toBe(format)
  })

  it('is not found in pixels, in the metadata of cameras and in far places', () => {
    expect(embeddedFormat(PICTURE)).toBeNull()
    expect(embeddedFormat(Buffer.from('<?xpacket?><x:xmpmeta><rdf:RDF/></x:xmpmeta>'))).toBeNull()
    expect(embeddedFormat(Buffer.concat([PICTURE, Buffer.from('%PDF-1.7')]))).toBeNull()
    expect(embeddedFormat(Buffer.from('PK\u0005\u0006', 'latin1'))).toBeNull()
    expect(embeddedFormat(Buffer.alloc(0))).toBeNull()
  })

  it('takes no longer than its length, whatever it is made of', () => {
    for (const text of ['<', 'PK\u0005\u0006', '%PDF', '<svg'])
      expect(() => embeddedFormat(Buffer.alloc(5_000_000, text, 'latin1'))).not.toThrow()
  })
})
