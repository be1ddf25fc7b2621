import { describe, expect, it } from 'vitest'
import { allowOnly, readDestination } from './allowed-destinations.ts'

describe('T53: destinations of the content service', () => {
  it.each([
    ['http://127.0.0.1:3000', { host: '127.0.0.1', port: 3000 }],
    ['https://beam.example.com', { host: 'beam.example.com', port: 443 }],
    ['smtp://user:secret@mail.example.com:587', { host: 'mail.example.com', port: 587 }],
    ['postgres://db.internal/content', { host: 'db.internal', port: 5432 }],
    ['Mail.Example.com.:587', { host: 'mail.example.com', port: 587 }],
    ['[0:0::1]:5432', { host: '::1', port: 5432 }],
  ])('are parsed from %s', (text, destination) => {
    expect(readDestination(text)).toEqual(destination)
  })

  it.each(['', 'mail.example.com', 'mail.example.com:', ':587', 'ftp://a.example', 'a b:1', '::1'])(
    'are rejected without a port: "%s"',
    (text) => {
      expect(readDestination(text)).toBeNull()
    },
  )

  it('are limited to the list, by name and port', () => {
    const mayConnect = allowOnly([
      { host: '127.0.0.1', port: 3000 },
      { host: 'mail.example.com', port: 587 },
      { host: '::1', port: 5432 },
    ])
    expect(mayConnect('127.0.0.1', 3000)).toBe(true)
    expect(mayConnect('MAIL.example.com', 587)).toBe(true)
    expect(mayConnect('0:0:0:0:0:0:0:1', 5432)).toBe(true)
    for (const [host, port] of [
      ['127.0.0.1', 3001],
      ['localhost', 3000],
      ['0.0.0.0', 3000],
      ['2130706433', 3000],
      ['127.1', 3000],
      ['::ffff:127.0.0.1', 3000],
      ['evil.example.com', 587],
      ['', 3000],
    ] as const)
      expect(mayConnect(host, port)).toBe(false)
  })
})
