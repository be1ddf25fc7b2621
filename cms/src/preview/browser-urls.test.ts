import { describe, expect, it } from 'vitest'
import { panelOrigin, siteUrlBeside } from './browser-urls.ts'

const DEFAULTS = { publicUrl: '', siteUrl: 'http://localhost:3000' }
const PUBLIC = { publicUrl: 'https://editors.example', siteUrl: 'https://beam.example' }

describe('the origin of the panel', () => {
  it.each([
    ['localhost:1337', 'http://localhost:1337'],
    ['127.0.0.1:1337', 'http://127.0.0.1:1337'],
    ['editors-pc.lan:1337', 'http://editors-pc.lan:1337'],
    ['[::1]:1337', 'http://[::1]:1337'],
    ['', ''],
  ])('is that of the host %j without a public address', (host, origin) => {
    expect(panelOrigin({ host, origin: '' }, DEFAULTS)).toBe(origin)
  })

  it('is the public address behind a proxy, and the host elsewhere', () => {
    expect(panelOrigin({ host: 'editors.example', origin: '' }, PUBLIC)).toBe('https://editors.example')
    expect(panelOrigin({ host: 'localhost:1337', origin: '' }, PUBLIC)).toBe('http://localhost:1337')
  })

  it('is what the browser states, if that is the host or the public address', () => {
    const direct = { host: 'editors.lan', origin: 'https://editors.lan' }
    expect(panelOrigin(direct, DEFAULTS)).toBe('https://editors.lan')
    const behindProxy = { host: 'upstream:1337', origin: 'https://editors.example' }
    expect(panelOrigin(behindProxy, PUBLIC)).toBe('https://editors.example')
  })

  it.each(['https://evil.example', 'https://localhost:1338', 'https://editors.example.evil.example'])(
    'is not the foreign %s',
    (origin) => {
      expect(panelOrigin({ host: 'localhost:1337', origin }, DEFAULTS)).toBe('http://localhost:1337')
      expect(panelOrigin({ host: 'editors.example', origin }, PUBLIC)).toBe('https://editors.example')
    },
  )

  it.each(['null', 'https://editors.lan/path', 'file://', "https://a.example; script-src 'unsafe-inline'"])(
    'is not %j',
    (origin) => {
      expect(panelOrigin({ host: 'localhost:1337', origin }, DEFAULTS)).toBe('http://localhost:1337')
    },
  )
})

describe('the site beside the panel', () => {
  it.each([
    ['http://localhost:1337', 'http://localhost:3000'],
    ['http://127.0.0.1:1337', 'http://127.0.0.1:3000'],
    ['http://editors-pc.lan:1337', 'http://editors-pc.lan:3000'],
    ['http://[::1]:1337', 'http://[::1]:3000'],
    ['https://editors.example', 'http://localhost:3000'],
    ['', 'http://localhost:3000'],
  ])('of %s is %s by default', (panel, site) => {
    expect(siteUrlBeside(panel, DEFAULTS)).toBe(site)
  })

  it('is the configured one, wherever the panel is', () => {
    for (const panel of ['https://editors.example', 'http://localhost:1337'])
      expect(siteUrlBeside(panel, PUBLIC)).toBe('https://beam.example')
  })
})
