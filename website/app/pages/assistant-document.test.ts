import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { assistantDocument, assistantPolicy } from './assistant-document.server.ts'

const SCRIPT = 'https://chat.example/widget.js?key=a&b="c'

function directives(policy: string): Map<string, string> {
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]))
}

describe('T92: the document of the chat assistant', () => {
  it('allows its one script by hash, and contains the URL of the third-party script as text', () => {
    const html = assistantDocument(SCRIPT)
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(assistantPolicy(SCRIPT, 'https://beam.example')).toContain(`'sha256-${hash}'`)
    expect(html).toContain('data-script="https://chat.example/widget.js?key=a&amp;b=&quot;c"')
  })

  it('has an origin of its own, also when it is opened outside of a frame', () => {
    const sandbox = directives(assistantPolicy(SCRIPT, 'https://beam.example')).get('sandbox')
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-same-origin')
    expect(sandbox).not.toContain('allow-top-navigation')
  })

  it('may be embedded by our own pages only, and loads what the chat needs', () => {
    const policy = directives(assistantPolicy(SCRIPT, 'https://beam.example'))
    expect(policy.get('frame-ancestors')).toBe("'self'")
    for (const name of ['style-src', 'font-src', 'img-src', 'connect-src', 'frame-src'])
      expect(policy.get(name)).toContain('https://chat.example')
    expect(policy.get('connect-src')).toContain('wss://chat.example')
    expect(policy.get('default-src')).toBe("'none'")
  })

  it('supports a chat on plain http, for development', () => {
    const policy = directives(assistantPolicy('http://localhost:4000/chat.js', 'http://localhost:3000'))
    expect(policy.get('connect-src')).toContain('ws://localhost:4000 ')
    expect(policy.get('font-src')).toContain('http://localhost:4000')
    expect(policy.has('upgrade-insecure-requests')).toBe(false)
  })
})
