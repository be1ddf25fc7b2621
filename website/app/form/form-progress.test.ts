import { expect, test } from 'vitest'
import { reduceProgress, initialProgress } from './form-progress.ts'
import { FRESH } from './form-state.ts'

const start = initialProgress(FRESH)
const invalid = reduceProgress(start, {
  kind: 'invalid',
  fields: { email: 'Valid email is required', message: 'Message is required' },
  errors: [],
  message: 'Please fix the errors in the form.',
})

test('failed validation shows its messages and moves the focus', () => {
  expect(invalid).toMatchObject({
    phase: 'editing',
    errors: { email: 'Valid email is required', message: 'Message is required' },
    formError: 'Please fix the errors in the form.',
    failures: 1,
  })
})

test('editing a field clears its message and the form’s error, and leaves the others', () => {
  const edited = reduceProgress(invalid, { kind: 'edited', field: 'email' })
  expect(edited).toMatchObject({ errors: { message: 'Message is required' }, formError: '', failures: 1 })
})

test('editing a field that is fine clears the server’s list', () => {
  const rejected = reduceProgress(start, { kind: 'rejected', status: 400, formError: ['One', 'Two'] })
  expect(rejected.formError).toEqual(['One', 'Two'])
  expect(reduceProgress(rejected, { kind: 'edited', field: 'firstName' }).formError).toBe('')
})

test('typing without anything to clear renders nothing', () => {
  expect(reduceProgress(start, { kind: 'edited', field: 'email' })).toBe(start)
})

test('sending clears earlier errors, and success ends it', () => {
  const sending = reduceProgress(invalid, { kind: 'sending' })
  expect(sending).toMatchObject({ phase: 'submitting', errors: {}, formError: '' })
  expect(reduceProgress(sending, { kind: 'sent', reference: 'BW-1' })).toMatchObject({
    phase: 'sent',
    reference: 'BW-1',
  })
})

test('a network failure returns to editing with its message', () => {
  const unreachable = reduceProgress(start, {
    kind: 'unreachable',
    message: 'Network error. Please try again.',
  })
  expect(unreachable).toMatchObject({
    phase: 'editing',
    formError: 'Network error. Please try again.',
    failures: 1,
  })
})

test('a rejected field shows its message immediately, and is no failed submission', () => {
  const rejected = reduceProgress(start, {
    kind: 'fieldRejected',
    field: 'cv',
    message: 'Only PDF files are allowed',
  })
  expect(rejected).toMatchObject({ errors: { cv: 'Only PDF files are allowed' }, failures: 0 })
})
