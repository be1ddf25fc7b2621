import { describe, expect, it } from 'vitest'
import { claimsSensitiveEmail } from './claims-sensitive-email.ts'

const LISTED = ['ada@example.com', 'grace@example.com']

describe('T126: a change of the own profile', () => {
  it.each(['ada@example.com', 'Ada@Example.com', ' grace@example.com '])('takes the listed %j', (email) => {
    expect(claimsSensitiveEmail({ email }, 'ben@example.com', LISTED)).toBe(true)
  })

  it('takes a listed address in an array', () => {
    expect(claimsSensitiveEmail({ email: ['ada@example.com'] }, 'ben@example.com', LISTED)).toBe(true)
  })

  it.each([
    ['another address', { email: 'ben@example.org' }],
    ['the own listed address', { email: 'Ada@example.com' }],
    ['no address', { firstname: 'Ada' }],
    ['nothing', undefined],
  ])('may state %s', (_what, body) => {
    expect(claimsSensitiveEmail(body, 'ada@example.com', LISTED)).toBe(false)
  })

  it('may state any address where none is listed', () => {
    expect(claimsSensitiveEmail({ email: 'ada@example.com' }, 'ben@example.com', [])).toBe(false)
  })
})
