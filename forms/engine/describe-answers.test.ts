import { expect, test } from 'vitest'
import { formNamed } from '../all-forms.ts'
import { describeAnswers } from './describe-answers.ts'
import type { Answers } from './define-form.ts'

test('every answer is described in reading order, under its section and label', () => {
  const described = describeAnswers(formNamed('career-apply')!, { firstName: 'Ana', country: 'portugal' })
  expect(described).toEqual([
    { field: 'firstName', section: 'Sign up', label: 'First name', text: 'Ana' },
    { field: 'lastName', section: 'Sign up', label: 'Last name', text: '' },
    { field: 'country', section: 'Sign up', label: 'Country', text: 'Portugal' },
    { field: 'email', section: 'Sign up', label: 'Email', text: '' },
  ])
})

test.each([
  ['installation', 'iban', 'PT50000201231234567890154', 'PT50 0002 0123 1234 5678 9015 4'],
  ['installation', 'iban', 'pt50-0002-0123-1234-5678-9015-4', 'PT50 0002 0123 1234 5678 9015 4'],
  ['installation', 'iban', 'I shall send it by post.', 'I shall send it by post.'],
  ['installation', 'businessPhone', '912 345 678', '+351 912 345 678'],
  ['installation', 'businessPhone', '+44 20 7946 0000', '+44 20 7946 0000'],
  ['local-partner', 'phoneNumber', '351 912 345 678', '+351 912 345 678'],
  ['installation', 'termsAgreed', true, 'Yes'],
  ['installation', 'termsAgreed', false, 'No'],
  ['installation', 'cashbackPercentage', '10', '10%'],
  ['apply', 'positionArea', 'Business', 'Business Development'],
  ['apply', 'cv', { name: 'cv.pdf', size: 245_760, type: 'application/pdf' }, 'cv.pdf (240 kB)'],
  ['apply', 'cv', undefined, ''],
])('%s.%s %j reads %s', (form, field, answer, text) => {
  expect(textOf(form, field, { [field]: answer })).toBe(text)
})

function textOf(form: string, field: string, answers: Answers) {
  return describeAnswers(formNamed(form)!, answers).find((answer) => answer.field === field)?.text
}
