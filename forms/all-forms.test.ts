import { expect, test } from 'vitest'
import { ALL_FORMS, formNamed } from './all-forms.ts'

test('there are seven forms, each with the endpoint and the page of the specification', () => {
  expect(ALL_FORMS.map(({ name, endpoint, page }) => `${name} ${endpoint} ${page}`)).toEqual([
    'apply /api/apply /careers/spontaneous-application',
    'contact /api/contact /contacts',
    'installation /api/installation /ls-inst-form',
    'os-installation /api/os-installation /os-inst-form',
    'investor /api/investor /investors-form',
    'local-partner /api/local-partner /lp-form',
    'career-apply /api/career-apply /careers/discover-your-future-with-beam-wallet',
  ])
})

test('a form is found by its name only', () => {
  expect(formNamed('contact')?.endpoint).toBe('/api/contact')
  expect(formNamed('toString')).toBeUndefined()
})

test.each(ALL_FORMS)('$name: staff can answer, and every field has a label', (form) => {
  expect(form.fields[form.replyTo]?.type).toBe('email')
  expect(Object.values(form.fields).filter(({ label }) => label === '')).toEqual([])
})

test.each(ALL_FORMS)('$name: what a field points at is there', (form) => {
  const broken = Object.entries(form.fields).filter(([, field]) => {
    if ('sameAs' in field && field.sameAs)
      return (
        field.sameAs.fields.length === 0 ||
        field.sameAs.fields.some((name) => form.fields[name]?.type !== field.type)
      )
    if ('links' in field) return field.links?.some(({ text }) => !field.label.includes(text))
    return 'initial' in field && !field.options.some(({ value }) => value === field.initial)
  })
  expect(broken).toEqual([])
})

test.each(ALL_FORMS)('$name keeps its answers for five years', ({ retention }) => {
  expect(retention.years).toBe(5)
})

test.each(ALL_FORMS)('$name: browsers can tell several phones and email addresses apart', (form) => {
  for (const kind of ['email', 'tel']) {
    const values = Object.values(form.fields).flatMap((field) =>
      field.type === kind && 'autocomplete' in field ? [field.autocomplete] : [],
    )
    expect(new Set(values).size).toBe(values.length)
  }
})

test.each(ALL_FORMS)('$name has an autocomplete value for each personal field', (form) => {
  const personal = Object.entries(form.fields).filter(([, { type }]) => type === 'email' || type === 'tel')
  for (const [name, field] of personal) expect([name, 'autocomplete' in field]).toEqual([name, true])
})
