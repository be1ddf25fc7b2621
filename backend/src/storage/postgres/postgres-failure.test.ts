import { expect, test } from 'vitest'
import { StorageUnavailableError, UniqueValueTakenError } from '../storage.ts'
import { postgresFailure } from './postgres-failure.ts'

test.each([
  ['08006', 'unreachable'],
  ['57P01', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['25006', 'unreachable'],
  ['40P01', 'busy'],
  ['57014', 'busy'],
  ['53100', 'disk'],
])('%s means: storage is unavailable, %s', (code, reason) => {
  const failure = postgresFailure(Object.assign(new Error('of PostgreSQL'), { code }))
  expect(failure).toBeInstanceOf(StorageUnavailableError)
  expect(failure).toMatchObject({ reason })
})

test('what will not pass by itself stays as it is: a bug, or a pooler that rejects the connection each time', () => {
  const rejected = Object.assign(new Error('unsupported startup parameter: options'), { code: '08P01' })
  for (const error of [rejected, new Error('of ours'), Object.assign(new Error(), { code: '42703' })])
    expect(postgresFailure(error)).toBe(error)
  expect(postgresFailure(Object.assign(new Error(), { code: '23505' }))).toBeInstanceOf(UniqueValueTakenError)
})
