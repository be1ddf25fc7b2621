import { expect, it } from 'vitest'
import { shareTestSite } from '../../testing/share-test-site.ts'

const site = shareTestSite({
  SITE_URL: 'https://beam.example',
  CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
})

it('T92: only our own pages may frame the assistant, and its origin is opaque', async () => {
  const { status, headers } = await fetch(`${site().url}/assistant`)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'; sandbox allow-scripts")
  expect(headers.get('content-security-policy')).not.toContain('allow-same-origin')
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('x-content-tags')).toBeNull()
})

it('T92: pages contain nothing of the chat but the frame', async () => {
  const response = await fetch(`${site().url}/about-us`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|chat\.example|https:[; ]/)
  expect(await response.text()).not.toContain('chat.example')
})

it('T29: the frame, whose origin is null, cannot post forms', async () => {
  const response = await fetch(`${site().url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'null' },
    body: '{}',
  })
  expect(response.status).toBe(403)
})
