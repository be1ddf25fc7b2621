import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, type PolicyFacts } from './content-security-policy.server.ts'

const FACTS: PolicyFacts = {
  siteUrl: 'https://beam.example',
  foreignScripts: false,
  hasAssistant: false,
  frameAncestor: null,
  unsavedImages: null,
}

function policy(html: string, given: Partial<PolicyFacts> = {}) {
  const text = contentSecurityPolicy(html, { ...FACTS, ...given })
  return new Map(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('T32: the content security policy', () => {
  it('allows inline scripts and styles by hash, deferred ones too', () => {
    const html =
      '<style>a{}</style><script>b()</script><template data-deferred><script type="module">c()</script></template>'
    const parts = policy(html)
    expect(parts.get('script-src')).toEqual(["'self'", hash('b()'), hash('c()')])
    expect(parts.get('style-src')).toEqual(["'self'", hash('a{}')])
  })

  it('has no hashes for data blocks, external scripts and empty scripts', () => {
    const html =
      '<script type="application/ld+json">{}</script><script src="/a.js"></script><script data-emptied></script>'
    expect(policy(html).get('script-src')).toEqual(["'self'"])
  })

  it('allows nothing unsafe and nothing that is not listed', () => {
    const text = contentSecurityPolicy('', FACTS)
    expect(text).not.toContain('unsafe')
    expect(text).toContain("default-src 'none'")
    expect(text).toContain("base-uri 'none'")
    expect(text).toContain("form-action 'self'")
    expect(text).toContain("frame-ancestors 'none'")
    expect(text).toContain("require-trusted-types-for 'script'")
  })

  it('T94: allows images of the site only: visitors never contact the content service', () => {
    expect(policy('').get('img-src')).toEqual(["'self'"])
  })

  it('lets the content service embed a preview', () => {
    expect(policy('', { frameAncestor: 'https://content.beam.example' }).get('frame-ancestors')).toEqual([
      'https://content.beam.example',
    ])
  })

  it('trusts what our own scripts load where a tag manager is configured', () => {
    const parts = policy('', { foreignScripts: true })
    expect(parts.get('script-src')).toContain("'strict-dynamic'")
    expect(parts.has('require-trusted-types-for')).toBe(false)
  })

  it('T92: stays strict where a chat assistant is configured, which has a frame of its own', () => {
    const [without, having] = [policy(''), policy('', { hasAssistant: true })]
    expect(having.get('frame-src')).toEqual(["'self'", ...(without.get('frame-src') ?? [])])
    expect([...having].filter(([name]) => name !== 'frame-src')).toEqual(
      [...without].filter(([name]) => name !== 'frame-src'),
    )
  })

  it('upgrades to https only if the site uses it', () => {
    expect(policy('').has('upgrade-insecure-requests')).toBe(true)
    expect(policy('', { siteUrl: 'http://localhost:3000' }).has('upgrade-insecure-requests')).toBe(false)
  })
})
