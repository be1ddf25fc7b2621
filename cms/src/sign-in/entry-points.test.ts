import { describe, expect, it } from 'vitest'
import { accountOf, attemptOf } from './entry-points.ts'

describe('T82: entry points that are counted', () => {
  it.each([
    '/admin/login',
    '/ADMIN/Login',
    '/admin/login/',
    '//admin//login',
    '/admin/%6Cogin',
    '/admin/forgot-password',
    '/admin/reset-password',
    '/admin/register',
    '/admin/register-admin',
    '/api/auth/local',
    '/api/auth/local/register',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/auth/change-password',
    '/api/auth/refresh',
    '/api/connect/google/callback',
  ])('POST %s', (path) => {
    expect(attemptOf('POST', path)).toMatchObject({ kind: 'password' })
  })

  it('GET and HEAD of the check of an invitation', () => {
    for (const method of ['GET', 'HEAD'])
      expect(attemptOf(method, '/admin/registration-info')).toMatchObject({ kind: 'password' })
  })

  it('the session cookie, separately from passwords', () => {
    expect(attemptOf('POST', '/admin/access-token')).toEqual({ kind: 'session', successProves: true })
  })

  it.each([
    ['GET', '/admin/login'],
    ['GET', '/admin/auth/login'],
    ['POST', '/admin/logout'],
    ['GET', '/api/pages'],
    ['POST', '/upload'],
    ['POST', '/admin/%'],
  ])('not %s %s', (method, path) => {
    expect(attemptOf(method, path)).toBeNull()
  })

  it('success of signing in proves the password, success of a reset request does not', () => {
    expect(attemptOf('POST', '/admin/forgot-password')?.successProves).toBe(false)
    expect(attemptOf('POST', '/admin/login')?.successProves).toBe(true)
  })
})

describe('T82: an account', () => {
  it.each(['editor@example.com', 'EDITOR@example.com', ' Editor@Example.COM ', 'ｅditor@example.com'])(
    'is normalized: %s',
    (email) => {
      expect(accountOf({ email })).toBe('editor@example.com')
    },
  )

  it('is read from the field of each endpoint', () => {
    expect(accountOf({ identifier: 'Eve' })).toBe('eve')
    expect(accountOf({ resetPasswordToken: 'a1' })).toBe('a1')
    expect(accountOf({ registrationToken: 'b2', userInfo: {} })).toBe('b2')
  })

  it.each([undefined, null, 'email=a', [], {}, { email: ['a@example.com'] }, { email: 7 }])(
    'is empty in %j',
    (body) => {
      expect(accountOf(body)).toBe('')
    },
  )

  it('is limited to the length of an email address', () => {
    expect(accountOf({ email: 'x'.repeat(100_000) })).toHaveLength(320)
  })
})
