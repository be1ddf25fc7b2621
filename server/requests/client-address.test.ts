import { describe, expect, it } from 'vitest'
import { createClientAddress } from './client-address.ts'

describe('the client’s address', () => {
  it.each([
    ['nobody is trusted', [], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['the peer is no proxy of ours', ['10.0.0.0/8'], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['our proxy tells it', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    [
      'the client made a longer story of it',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['two of our proxies tell it', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['only proxies stand in it', ['10.0.0.0/8'], '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['it is nonsense', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['the proxy said nothing', ['10.0.0.0/8'], '10.1.2.3', null, '10.1.2.3'],
    ['it is IPv4 told as IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['it is IPv6', ['::1'], '::1', '2001:db8::7', '2001:db8:0:0::/64'],
    ['it is IPv6 in full', ['::1'], '::1', '2001:DB8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
    ['it is IPv6 of this machine', [], '::1', null, '0:0:0:0::/64'],
    ['it is IPv6 of this link', [], 'fe80::1%eth0', null, 'fe80:0:0:0::/64'],
  ])('when %s', (_, trusted, peer, forwardedFor, expected) => {
    expect(createClientAddress(trusted)(peer, forwardedFor)).toBe(expected)
  })

  it('refuses to guess what a setting means', () => {
    expect(() => createClientAddress(['proxy.local'])).toThrow('TRUST_PROXY: proxy.local is not an address')
  })
})
