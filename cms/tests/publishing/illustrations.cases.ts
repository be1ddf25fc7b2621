import { describe, expect, it } from 'vitest'
import { service } from './service.ts'

describe('the illustrations for the picker', () => {
  it('are sent without a script that could run, and no other file is', async () => {
    const { status, headers, text } = await fetchText('/illustrations/token.svg')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('image/svg+xml')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(text).toContain('<svg')
    for (const name of [
      'nothing.svg',
      '..%2f..%2fpackage.json',
      '..%2fshare%2fhome.png',
      'token',
      'TOKEN.svg',
    ])
      expect((await fetchText(`/illustrations/${name}`)).status).toBe(404)
  })
})

async function fetchText(address: string) {
  const response = await fetch(service.url + address, { signal: AbortSignal.timeout(60_000) })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
