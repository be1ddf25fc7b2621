import { describe, expect, it } from 'vitest'
import { takesOverSensitiveAccount } from './takes-over-sensitive-account.ts'

const LISTED = ['ada@example.com', 'grace@example.com']
const OTHERS = ['ben@example.com']
const change = { actor: 'ben@example.com', targets: ['Ada@example.com'], isDeletion: false, body: {} }

describe('T142: an account that is not listed takes over one that is', () => {
  it.each([
    ['with a new password', { ...change, body: { password: 'Mine-4-now' } }],
    ['by moving its address away', { ...change, body: { email: 'old@example.com' } }],
    ['by deleting it', { ...change, isDeletion: true, body: undefined }],
    ['by deleting it with others', { ...change, targets: [...OTHERS, ...LISTED], isDeletion: true }],
    [
      'by giving its address to another',
      { ...change, targets: OTHERS, body: { email: ' Grace@Example.com' } },
    ],
    ['by giving it in an array', { ...change, targets: OTHERS, body: { email: ['ada@example.com'] } }],
  ])('%s', (_how, taken) => {
    expect(takesOverSensitiveAccount(taken, LISTED)).toBe(true)
    expect(takesOverSensitiveAccount({ ...taken, actor: 'Grace@example.com' }, LISTED)).toBe(false)
    expect(takesOverSensitiveAccount(taken, [])).toBe(false)
  })

  it.each([
    ['deactivates it', { ...change, body: { isActive: false, email: 'ada@example.com' } }],
    ['changes its roles', { ...change, body: { roles: [4], firstname: 'Ada' } }],
    [
      'changes another account',
      { ...change, targets: OTHERS, body: { password: 'x', email: 'b@example.org' } },
    ],
    ['deletes another account', { ...change, targets: OTHERS, isDeletion: true }],
  ])('not when it %s', (_what, allowed) => {
    expect(takesOverSensitiveAccount(allowed, LISTED)).toBe(false)
  })
})
