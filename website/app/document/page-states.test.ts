import { describe, expect, it } from 'vitest'
import { createPageStates } from './page-states.server.ts'

const hashIn = (address: string) => /^\/state\/([\w-]{16})/.exec(address)?.[1] ?? ''

describe('a page’s state', () => {
  it('is found again by the hash in its address, which holds the page’s own path', () => {
    const states = createPageStates()
    const address = states.keep('enqueue("words")', '/about-us')
    expect(address).toMatch(/^\/state\/[\w-]{16}\/about-us$/)
    expect(states.find(hashIn(address))).toBe('enqueue("words")')
    expect(states.keep('enqueue("home")', '/')).toMatch(/^\/state\/[\w-]{16}$/)
  })

  it('has the same address whenever the page is the same', () => {
    expect(createPageStates().keep('state', '/x')).toBe(createPageStates().keep('state', '/x'))
  })

  it('is forgotten when there are many others', () => {
    const states = createPageStates()
    const hash = hashIn(states.keep('state', '/'))
    for (let page = 0; page < 256; page += 1) states.keep(`state ${page}`, '/')
    expect(states.find(hash)).toBeNull()
  })
})
