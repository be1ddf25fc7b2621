import { expect, test } from 'vitest'
import { applyForm } from '../definitions/apply.ts'
import { contactForm } from '../definitions/contact.ts'
import { filledAnswers } from '../testing/filled-answers.ts'
import { validate } from './validate.ts'
import { withUploadLimit } from './with-upload-limit.ts'

const MEGABYTE_BYTES = 1024 * 1024
const letter = (size: number) => ({ name: 'letter.pdf', type: 'application/pdf', size })
const answers = (size: number) => ({ ...filledAnswers(applyForm), coverLetter: letter(size) })

test.each([1, 8])('a limit of %i MB is validated', (megabytes) => {
  const form = withUploadLimit(applyForm, megabytes)
  expect(validate(form, answers(megabytes * MEGABYTE_BYTES))).toEqual({})
  expect(validate(form, answers(megabytes * MEGABYTE_BYTES + 1))).toEqual({
    coverLetter: `Cover letter must be at most ${megabytes} MB.`,
  })
})

test('a form that says so already, or takes no files, stays the very same', () => {
  expect(withUploadLimit(applyForm, 5)).toBe(applyForm)
  expect(withUploadLimit(contactForm, 8)).toBe(contactForm)
})

test('asked twice, the form is the very same', () => {
  expect(withUploadLimit(applyForm, 9)).toBe(withUploadLimit(applyForm, 9))
  expect(withUploadLimit(applyForm, 2).fields['cv']).toMatchObject({ maxMegabytes: 2 })
})
