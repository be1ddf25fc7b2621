import { describe, expect, it } from 'vitest'
import { addPreviewSource } from './add-preview-source.ts'

const POLICY = "default-src 'self';connect-src 'self' https:;frame-src 'self'"

describe('addPreviewSource', () => {
  it('lets the panel frame previews and find out whether the site answers', () => {
    expect(addPreviewSource(POLICY, 'http://localhost:3000')).toBe(
      "default-src 'self';connect-src 'self' https: http://localhost:3000;frame-src 'self' http://localhost:3000",
    )
  })

  it.each(['$&', '$`', "$'", '$1', '$$'])('adds an origin with %s as it is', (pattern) => {
    const origin = `http://${pattern}.example`
    expect(addPreviewSource(POLICY, origin)).toBe(
      `default-src 'self';connect-src 'self' https: ${origin};frame-src 'self' ${origin}`,
    )
  })
})
