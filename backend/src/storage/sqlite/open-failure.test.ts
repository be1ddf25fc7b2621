import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FileInUseError } from './file-lock.ts'
import { FileLostError } from './file-lost-error.ts'
import { isFatalAtStart, openFailure } from './open-failure.ts'

function systemError(): unknown {
  try {
    return readFileSync('/no/such/file')
  } catch (error) {
    return error
  }
}

test('an open that the system refuses makes storage unavailable, and ends only a start', () => {
  expect(openFailure(systemError())).toEqual({ kind: 'unavailable', reason: 'disk' })
  expect(isFatalAtStart(systemError())).toBe(true)
})

test('another site is waited for, and ends only a start', () => {
  expect(openFailure(new FileInUseError())).toEqual({ kind: 'busy' })
  expect(isFatalAtStart(new FileInUseError())).toBe(true)
})

test('a lost file may come back', () => {
  expect(openFailure(new FileLostError())).toEqual({ kind: 'unavailable', reason: 'file-lost' })
  expect(isFatalAtStart(new FileLostError())).toBe(false)
})

test('what nobody knows is a bug', () => {
  expect(openFailure(new Error('unknown'))).toEqual({ kind: 'broken', message: 'unknown' })
})
