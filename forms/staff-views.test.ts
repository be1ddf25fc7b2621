import { expect, test } from 'vitest'
import { ALL_FORMS, formNamed } from './all-forms.ts'
import { staffView, summarize, topicsOf } from './staff-views.ts'
import { filledAnswers } from './testing/filled-answers.ts'

test.each(ALL_FORMS)('$name: staff see a name, and every field of their view exists', (form) => {
  const view = staffView(form)
  expect(view.name.length).toBeGreaterThan(0)
  const fields = [...view.name, ...(view.company === undefined ? [] : [view.company])]
  for (const field of fields) expect([field, form.fields[field]?.type]).toEqual([field, 'text'])
  expect(fields.filter((field) => form.fields[field]?.sensitive)).toEqual([])
})

test('every label is short and used once', () => {
  const labels = ALL_FORMS.map((form) => staffView(form).label)
  expect(new Set(labels).size).toBe(ALL_FORMS.length)
  expect(labels.filter((label) => label.length > 20)).toEqual([])
})

test('a topic is one of our own options; anything else is none', () => {
  const contact = formNamed('contact')!
  const answers = { ...filledAnswers(contact), subject: 'Support', firstName: 'Ana', lastName: 'Silva' }
  expect(summarize(contact, answers)).toEqual({
    label: 'Contact',
    name: 'Ana Silva',
    company: '',
    topic: 'Support',
  })
  expect(summarize(contact, { ...answers, subject: 'Support\r\nBcc: x@example.com' }).topic).toBe('')
  expect(topicsOf('contact')).toHaveLength(5)
  expect(topicsOf('career-apply')).toEqual([])
})

test('a form that is no longer asked is called by its title', () => {
  expect(staffView({ name: 'toString', title: 'An old form' })).toEqual({ label: 'An old form', name: [] })
})
