import { expect, test } from 'vitest'
import { ALL_FORMS, formNamed } from '@beam/forms/all-forms.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { draftableAnswers, deleteDraft, readDraft, saveDraft } from './stored-draft.ts'

const form = formNamed('installation')!
const DAY = 24 * 60 * 60 * 1000

test.each(ALL_FORMS)(
  'a draft of $name on the device holds no sensitive answer, code, file or tick',
  (any) => {
    const drafted = Object.keys(draftableAnswers(any, filledAnswers(any))).map((name) => any.fields[name]!)
    expect(drafted.length).toBeGreaterThan(0)
    const excluded = drafted.filter(
      ({ sensitive, neverDrafted, type }) => sensitive || neverDrafted || ['checkbox', 'file'].includes(type),
    )
    expect(excluded).toEqual([])
  },
)

test.each([
  ['installation', 'vatNumber businessPhone contactPhone publicPhone iban certificateCode termsAgreed'],
  ['os-installation', 'vatId companyContactPhone publicPhoneMobile iban termsAgreed'],
])('a draft of %s on the device holds none of: %s', (name, fields) => {
  const drafted = Object.keys(draftableAnswers(formNamed(name)!, filledAnswers(formNamed(name)!)))
  for (const field of fields.split(' ')) expect(drafted).not.toContain(field)
})

test('an empty answer is not part of a draft', () => {
  expect(draftableAnswers(form, { companyName: 'Flor', contactRole: '' })).toEqual({ companyName: 'Flor' })
})

test('in the tab checkboxes, VAT numbers and telephones are part of a draft, but no IBAN, file or default answer', () => {
  const drafted = Object.keys(draftableAnswers(form, filledAnswers(form), 'tab'))
  for (const name of ['termsAgreed', 'vatNumber', 'businessPhone']) expect(drafted).toContain(name)
  for (const name of ['iban', 'certificateCode']) expect(drafted).not.toContain(name)
  const apply = formNamed('apply')!
  const answers = { ...filledAnswers(apply), positionArea: 'Design', consentGiven: false }
  expect(Object.keys(draftableAnswers(apply, answers, 'tab')).toSorted()).toEqual(
    'additionalInfo email firstName lastName location phone termsAgreed'.split(' '),
  )
})

test('what an earlier version stored and a draft may no longer hold is deleted when the draft is read', () => {
  const storage = memory()
  const answers = { companyName: 'Flor', vatNumber: '501964843', businessPhone: '214000111' }
  storage.setItem('beam-draft-installation', JSON.stringify({ savedAt: 1, answers }))
  expect(readDraft(storage, form, 2)?.answers).toEqual({ companyName: 'Flor' })
  expect(storage.getItem('beam-draft-installation')).not.toMatch(/501964843|214000111/)
  expect(readDraft(storage, form, 2)?.savedAt).toBe(1)
  const { companyName: _, ...sensitive } = answers
  storage.setItem('beam-draft-installation', JSON.stringify({ savedAt: 1, answers: sensitive }))
  expect(readDraft(storage, form, 2)).toBeNull()
  expect(storage.getItem('beam-draft-installation')).toBeNull()
})

test('a draft older than 30 days is deleted when it is looked for', () => {
  const storage = memory()
  saveDraft(storage, form, { savedAt: 1000, answers: { companyName: 'Bakery' } })
  readDraft(storage, form, 1001 + 30 * DAY)
  expect(storage.getItem('beam-draft-installation')).toBeNull()
})

test('a draft is read for 30 days', () => {
  const storage = memory()
  saveDraft(storage, form, { savedAt: 1000, answers: { companyName: 'Bakery' } })
  expect(readDraft(storage, form, 1000 + 30 * DAY)).toEqual({
    savedAt: 1000,
    answers: { companyName: 'Bakery' },
    filesLost: false,
  })
  expect(readDraft(storage, form, 1001 + 30 * DAY)).toBeNull()
  expect(readDraft(storage, formNamed('os-installation')!, 1000)).toBeNull()
})

test('an empty draft is not saved, and a deleted one is gone', () => {
  const storage = memory()
  saveDraft(storage, form, { savedAt: 1, answers: {} })
  expect(readDraft(storage, form, 1)).toBeNull()
  saveDraft(storage, form, { savedAt: 1, answers: { companyName: 'x' } })
  deleteDraft(storage, form)
  expect(readDraft(storage, form, 1)).toBeNull()
})

test.each([
  '',
  '{',
  '7',
  '[]',
  '{"savedAt":1}',
  '{"savedAt":1,"answers":{"iban":"PT50","gone":"x","companyName":7}}',
])('a stored value that is no draft is ignored: %s', (value) => {
  const storage = memory()
  storage.setItem('beam-draft-installation', value)
  expect(readDraft(storage, form, 1)).toBeNull()
})

test('T42: blocked storage breaks nothing', () => {
  const blocked = { getItem: block, setItem: block, removeItem: block }
  saveDraft(blocked, form, { savedAt: 1, answers: { companyName: 'x' } })
  deleteDraft(blocked, form)
  expect(readDraft(blocked, form, 1)).toBeNull()
})

function memory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
}

function block(): never {
  throw new DOMException('blocked', 'SecurityError')
}
