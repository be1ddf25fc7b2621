import { contactForm } from '@beam/forms/definitions/contact.ts'
import { describe, expect, test } from 'vitest'
import { signPreviewLink } from '../../../testing/sign-preview-link.ts'
import { VARNISH } from '../start-varnish.ts'
import {
  cacheStatus,
  get,
  MESSAGE_LIMIT,
  POLL_OPTIONS,
  post,
  PREVIEW_SECRET,
  site,
  varnish,
} from './site-behind-varnish.ts'

const MISLEADING_HEADERS = [
  ['x-forwarded-host', 'evil.example'],
  ['x-encoding', 'br'],
  ['x-looked-up', 'no'],
  ['x-purged', 'all'],
  ['cookie', 'session=evil'],
  ['range', 'bytes=0-9'],
  ['cache-control', 'no-cache'],
  ['pragma', 'no-cache'],
  ['surrogate-control', 'no-store'],
  ['vary', '*'],
] as const

describe.skipIf(VARNISH === null)('the shipped configuration of Varnish: visitors and their data', () => {
  test('T149: a visitor can neither empty the cache nor change what others see', async () => {
    await expect.poll(() => cacheStatus('/careers'), POLL_OPTIONS).toBe('hit')
    const before = await (await get('/careers')).text()
    for (const method of ['PURGE', 'BAN', 'PUT', 'DELETE', 'PATCH']) {
      const headers = { 'surrogate-key': 'pages', 'xkey-purge': 'pages', 'cache-tag': 'pages' }
      const { status } = await fetch(`${varnish.url}/careers`, { method, headers })
      // A method that Node's parser does not know is a malformed request.
      expect([method, status]).toEqual([method, method === 'BAN' ? 400 : 405])
    }
    for (const [name, value] of MISLEADING_HEADERS) await get('/careers', 'br', { [name]: value })
    const after = await get('/careers')
    expect([after.headers.get('x-cache'), await after.text()]).toEqual(['hit', before])
    for (const init of [
      { method: 'GET' },
      { method: 'PURGE' },
      { method: 'POST', headers: { 'surrogate-key': 'pages' } },
    ])
      expect((await fetch(varnish.purgeUrl, init)).status).toBe(405)
    expect(await cacheStatus('/careers')).toBe('hit')
  })

  test('T148: forms, thank-you panels, previews and errors are never kept', async () => {
    const answers = { [contactForm.replyTo]: 'kept.nowhere@example.com' }
    const posted = await post('/contacts', '192.0.2.1', answers)
    expect([posted.status, posted.headers.get('x-cache')]).toEqual([303, 'miss'])
    const thanks = posted.headers.get('location') ?? ''
    expect(thanks).toContain('sent=')
    const rejected = await post('/contacts', '192.0.2.1', { ...answers, message: '' })
    expect([rejected.status, rejected.headers.get('x-cache')]).toEqual([422, 'miss'])
    expect(await rejected.text()).toContain('kept.nowhere@example.com')
    const never = [
      new URL(thanks, site.url).href.replace(site.url, ''),
      draftLink(),
      '/preview',
      '/readyz',
      '/openapi.json',
      '/no/such/page',
      '/nothing-here',
    ]
    for (const path of never)
      for (let request = 0; request < 3; request += 1)
        expect([path, await cacheStatus(path)]).toEqual([path, 'miss'])
    expect(await (await get('/contacts')).text()).not.toContain('kept.nowhere@example.com')
    expect((await get(draftLink())).status).toBe(200)
  })

  test('passes the address of each visitor on, to which limits apply', async () => {
    const statuses: number[] = []
    for (let message = 0; message <= MESSAGE_LIMIT; message += 1)
      statuses.push(
        (await post('/contacts', '192.0.2.7', { message: `Message ${message}, which is new.` })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: MESSAGE_LIMIT }, () => 303), 429])
    expect((await post('/contacts', '192.0.2.8', { message: 'From somebody else.' })).status).toBe(303)
  })
})

/** The path of a signed link to a draft. */
function draftLink(): string {
  return signPreviewLink('', PREVIEW_SECRET, {})
}
