import { expect, test } from 'vitest'
import { advance, progressFrom } from './form-progress.ts'
import { FRESH } from './form-state.ts'

const start = progressFrom(FRESH)
const wrong = advance(start, {
  kind: 'invalid',
  fields: { email: 'Valid email is required', message: 'Message is required' },
  errors: [],
  message: 'Please fix the errors in the form.',
})

test('a failed check shows its messages and moves the focus', () => {
  expect(wrong).toMatchObject({
    phase: 'editing',
    errors: { email: 'Valid email is required', message: 'Message is required' },
    general: 'Please fix the errors in the form.',
    failures: 1,
  })
})

test('editing a field clears its message and the general ones, and leaves the others', () => {
  const edited = advance(wrong, { kind: 'edited', field: 'email' })
  expect(edited).toMatchObject({ errors: { message: 'Message is required' }, general: '', failures: 1 })
})

test('editing a field that is fine clears the server’s list', () => {
  const rejected = advance(start, { kind: 'rejected', status: 400, general: ['One', 'Two'] })
  expect(rejected.general).toEqual(['One', 'Two'])
  expect(advance(rejected, { kind: 'edited', field: 'firstName' }).general).toBe('')
})

test('typing without anything to clear draws nothing anew', () => {
  expect(advance(start, { kind: 'edited', field: 'email' })).toBe(start)
})

test('sending clears what was wrong before, and success ends it', () => {
  const sending = advance(wrong, { kind: 'sending' })
  expect(sending).toMatchObject({ phase: 'submitting', errors: {}, general: '' })
  expect(advance(sending, { kind: 'sent', reference: 'BW-1' })).toMatchObject({
    phase: 'sent',
    reference: 'BW-1',
  })
})

test('a network failure goes back to editing with its words', () => {
  const gone = advance(start, { kind: 'unreachable', message: 'Network error. Please try again.' })
  expect(gone).toMatchObject({
    phase: 'editing',
    general: 'Network error. Please try again.',
    failures: 1,
  })
})

test('a wrong choice is said at once, without counting as a try', () => {
  const chosen = advance(start, { kind: 'misanswered', field: 'cv', message: 'Only PDF files are allowed' })
  expect(chosen).toMatchObject({ errors: { cv: 'Only PDF files are allowed' }, failures: 0 })
})
