import { describe, expect, it } from 'vitest'
import { createHydrationStates } from './hydration-states.server.ts'

const hashIn = (url: string) => /^\/state\/([\w-]{16})/.exec(url)?.[1] ?? ''

describe('a page’s state', () => {
  it('is found by the hash in its URL, which contains the page’s path', () => {
    const states = createHydrationStates()
    const url = states.store('enqueue("words")', '/about-us')
    expect(url).toMatch(/^\/state\/[\w-]{16}\/about-us$/)
    expect(states.find(hashIn(url))).toBe('enqueue("words")')
    expect(states.store('enqueue("home")', '/')).toMatch(/^\/state\/[\w-]{16}$/)
  })

  it('has the same URL as long as the page is the same', () => {
    expect(createHydrationStates().store('state', '/x')).toBe(createHydrationStates().store('state', '/x'))
  })

  it('is evicted by many others', () => {
    const states = createHydrationStates()
    const hash = hashIn(states.store('state', '/'))
    for (let page = 0; page < 256; page += 1) states.store(`state ${page}`, '/')
    expect(states.find(hash)).toBeNull()
  })
})
