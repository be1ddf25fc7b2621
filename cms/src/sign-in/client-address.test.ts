import { describe, expect, it } from 'vitest'
import { createClientAddress, isAddressRange } from './client-address.ts'

/** Each case stands in server/requests/client-address.test.ts as well: both processes must mean the same by their setting. */
describe('T82: the client’s address at the content service', () => {
  it.each([
    ['nobody is trusted', [], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['the peer is no proxy of ours', ['10.0.0.0/8'], '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['our proxy tells it', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['the client wrote one before', ['10.0.0.0/8'], '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['two of our proxies tell it', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['only proxies stand in it', ['10.0.0.0/8'], '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['it is nonsense', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['the proxy said nothing', ['10.0.0.0/8'], '10.1.2.3', null, '10.1.2.3'],
    ['it is IPv4 told as IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['it is IPv6, of which a client has a /64', ['::1'], '::1', '2001:db8::7', '2001:db8:0:0::/64'],
  ])('when %s', (_, trusted, peer, forwardedFor, expected) => {
    expect(createClientAddress(trusted)(peer, forwardedFor)).toBe(expected)
  })

  it('knows what is a range', () => {
    expect(['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'].every(isAddressRange)).toBe(true)
    expect(['proxy.local', '10.0.0.0/33', '', '::1/x'].some(isAddressRange)).toBe(false)
  })
})
