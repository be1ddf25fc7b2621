import { describe, expect, it } from 'vitest'
import { createClientAddress, isAddressRange } from './client-address.ts'

/** The same cases as in server/requests/client-address.test.ts: both processes must treat the setting alike. */
describe('T82: the client’s address at the content service', () => {
  it.each([
    ['nobody is trusted', [], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['the peer is not a trusted proxy', ['10.0.0.0/8'], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['a trusted proxy forwards it', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['the client forged an entry', ['10.0.0.0/8'], '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['two trusted proxies forward it', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['the header contains only proxies', ['10.0.0.0/8'], '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['the header is invalid', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['the header is missing', ['10.0.0.0/8'], '10.1.2.3', null, '10.1.2.3'],
    ['it is an IPv4-mapped IPv6 address', ['127.0.0.1'], '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['it is IPv6, counted by its /64 network', ['::1'], '::1', '2001:db8::7', '2001:db8:0:0::/64'],
  ])('when %s', (_, trusted, peer, forwardedFor, expected) => {
    expect(createClientAddress(trusted)(peer, forwardedFor)).toBe(expected)
  })

  it('recognizes addresses and ranges', () => {
    expect(['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'].every(isAddressRange)).toBe(true)
    expect(['proxy.local', '10.0.0.0/33', '', '::1/x'].some(isAddressRange)).toBe(false)
  })
})
