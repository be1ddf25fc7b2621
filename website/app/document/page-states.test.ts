import { describe, expect, it } from 'vitest'
import { createPageStates } from './page-states.server.ts'

const PIECES = [
  '<script>window.__reactRouterContext.streamController.enqueue("words");</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.close();</script>',
]
const HTML = `<p>words</p><script>window.__reactRouterContext = {};</script>${PIECES.join('')}`

describe('a page’s state', () => {
  it('is taken out of the document and found again by its hash', () => {
    const states = createPageStates()
    const html = states.takeOut(HTML, '/about-us')
    const address = /<script src="\/state\/(?<hash>[\w-]{16})\/about-us"><\/script>/.exec(html)
    expect(html).not.toContain('enqueue')
    expect(html).toContain('<script>window.__reactRouterContext = {};</script>')
    expect(states.find(address?.groups?.['hash'] ?? '')).toBe(
      'window.__reactRouterContext.streamController.enqueue("words");window.__reactRouterContext.streamController.close();',
    )
  })

  it('has the same address whenever the page is the same', () => {
    expect(createPageStates().takeOut(HTML, '/x')).toBe(createPageStates().takeOut(HTML, '/x'))
  })

  it('leaves a document without scripts as it is', () => {
    expect(createPageStates().takeOut('<p>words</p>', '/')).toBe('<p>words</p>')
  })

  it('is forgotten when there are many others', () => {
    const states = createPageStates()
    const hash = /state\/([\w-]{16})/.exec(states.takeOut(HTML, '/'))?.[1] ?? ''
    for (let page = 0; page < 256; page += 1) states.takeOut(HTML.replace('"words"', `"${page}"`), '/')
    expect(states.find(hash)).toBeNull()
  })
})
