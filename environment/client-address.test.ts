import { describe, expect, it } from 'vitest'
import { createClientAddress, isAddressRange } from './client-address.ts'

describe('T82: the client’s address, at the site and at the content service', () => {
  it.each([
    ['nobody is trusted', [], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['the peer is not a trusted proxy', ['10.0.0.0/8'], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['a trusted proxy forwards it', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    [
      'the client invented addresses before it',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['two trusted proxies forward it', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['it holds only proxies', ['10.0.0.0/8'], '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['it is not an address', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['the proxy sent no header', ['10.0.0.0/8'], '10.1.2.3', null, '10.1.2.3'],
    ['it is IPv4 mapped to IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['it is IPv6', ['::1'], '::1', '2001:db8::7', '2001:db8:0:0::/64'],
    ['it is IPv6 in full', ['::1'], '::1', '2001:DB8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
    ['it is IPv6 of this machine', [], '::1', null, '0:0:0:0::/64'],
    ['it is IPv6 of this link', [], 'fe80::1%eth0', null, 'fe80:0:0:0::/64'],
  ])('when %s', (_, trusted, peer, forwardedFor, expected) => {
    expect(createClientAddress(trusted)(peer, forwardedFor)).toBe(expected)
  })

  it('recognizes addresses and ranges', () => {
    expect(['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'].every(isAddressRange)).toBe(true)
    expect(['proxy.local', '10.0.0.0/33', '', '::1/x'].some(isAddressRange)).toBe(false)
  })

  it('does not guess what a setting means', () => {
    expect(() => createClientAddress(['proxy.local'])).toThrow('proxy.local is not an address')
  })
})
