import { expect, it } from 'vitest'
import { displayName } from './acting-user.ts'

const user = { id: 7, firstname: 'Grace', lastname: ' ', email: 'Grace@Example.com' }

it('colleagues see the name of a user, else the user name or address, without control characters', () => {
  expect(displayName(user)).toBe('Grace')
  expect(displayName({ ...user, lastname: 'Hopper' })).toBe('Grace Hopper')
  expect(displayName({ ...user, firstname: null, username: 'grace' })).toBe('grace')
  expect(displayName({ ...user, firstname: '', lastname: null })).toBe('Grace@Example.com')
  expect(displayName({ ...user, firstname: `a\u001B\n${'😀'.repeat(200)}` })).toBe(`a  ${'😀'.repeat(117)}`)
})
