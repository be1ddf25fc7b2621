import { afterEach, describe, expect, it, vi } from 'vitest'
import { focusTarget } from './focus-after-navigation.tsx'

const heading = { id: 'heading' }
const section = { id: 'packs', tabIndex: 0, hasAttribute: () => false }

function stubDocument() {
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === section.id ? section : null),
    querySelector: (selector: string) => (selector === 'main h1' ? heading : null),
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('the focus after client-side navigation', () => {
  it('is on the target of the hash', () => {
    stubDocument()
    expect(focusTarget('#packs')).toBe(section)
    expect(section.tabIndex).toBe(-1)
  })

  it.each(['', '#unknown', '#100%'])('is on the heading for the hash %j', (hash) => {
    stubDocument()
    expect(focusTarget(hash)).toBe(heading)
  })
})
