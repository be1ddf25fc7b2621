import { describe, expect, it } from 'vitest'
import { createPageStates } from './page-states.server.ts'

const PIECES = ['<script>enqueue("words");</script>', '<!--$--><script>close();</script>']
const START = '<p>words</p><script>begin()</script><script type="module" async="">import "/a.js"</script>'
const HTML = START + PIECES.join('')

describe('a page’s state', () => {
  it('is taken out of the document and found again by its hash', () => {
    const states = createPageStates()
    const html = states.takeOut(HTML, '/about-us')
    const address = /<script src="\/state\/(?<hash>[\w-]{16})\/about-us"><\/script>/.exec(html)
    expect(html).not.toContain('enqueue')
    expect(html).toBe(`${START}${address?.[0]}<!--$-->`)
    expect(states.find(address?.groups?.['hash'] ?? '')).toBe('enqueue("words");close();')
  })

  it('has the same address whenever the page is the same', () => {
    expect(createPageStates().takeOut(HTML, '/x')).toBe(createPageStates().takeOut(HTML, '/x'))
  })

  it('leaves a document as it is that has no scripts, no module, or none behind its module', () => {
    for (const html of ['<p>words</p>', PIECES.join(''), START, `${START}<script data-x="">y()</script>`])
      expect(createPageStates().takeOut(html, '/')).toBe(html)
  })

  it('is forgotten when there are many others', () => {
    const states = createPageStates()
    const hash = /state\/([\w-]{16})/.exec(states.takeOut(HTML, '/'))?.[1] ?? ''
    for (let page = 0; page < 256; page += 1) states.takeOut(HTML.replace('"words"', `"${page}"`), '/')
    expect(states.find(hash)).toBeNull()
  })
})
