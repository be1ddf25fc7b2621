import { describe, expect, it } from 'vitest'
import { createHydrationStates, pageOfState } from './hydration-states.server.ts'

describe('a page’s state', () => {
  it('is found at its URL, which contains the page’s path', () => {
    const states = createHydrationStates()
    const url = states.store('enqueue("words")', '/about-us')
    expect(url).toMatch(/^\/state\/[\w-]{16}\/about-us$/)
    expect(states.find(url)).toBe('enqueue("words")')
    expect(states.store('enqueue("home")', '/')).toMatch(/^\/state\/[\w-]{16}$/)
  })

  it('has the same URL as long as the page is the same', () => {
    expect(createHydrationStates().store('state', '/x')).toBe(createHydrationStates().store('state', '/x'))
  })

  it('T171: is found at no other URL with its hash', () => {
    const states = createHydrationStates()
    const url = states.store('state', '/x')
    for (const other of [`${url}/made-up`, `${url}/`, url.replace('/x', '/%78'), url.replace('/x', '')])
      expect(states.find(other)).toBeNull()
  })

  it('is evicted by many others', () => {
    const states = createHydrationStates()
    const url = states.store('state', '/')
    for (let page = 0; page < 256; page += 1) states.store(`state ${page}`, '/')
    expect(states.find(url)).toBeNull()
  })
})

it.each([
  ['/state/0123456789abcdef', '/'],
  ['/state/0123456789abcdef/careers/seo', '/careers/seo'],
  ['/state/0123456789abcdef/caf%C3%A9', '/caf%C3%A9'],
  ['/state/short/about-us', null],
  ['/STATE/0123456789abcdef/about-us', null],
  ['/about-us', null],
])('%s names the page %s', (path, page) => {
  expect(pageOfState(path)).toBe(page)
})
