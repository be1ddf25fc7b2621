import { expect, test } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { draftable, forgetDraft, readDraft, saveDraft } from './draft.ts'

const form = formNamed('installation')!
const DAY = 24 * 60 * 60 * 1000

test('a draft never holds an IBAN, a code, a tick or an empty answer', () => {
  const kept = Object.keys(draftable(form, { ...filledAnswers(form), contactRole: '' }))
  expect(kept).toContain('companyName')
  for (const name of ['iban', 'certificateCode', 'termsAgreed', 'contactRole'])
    expect(kept).not.toContain(name)
})

test('in the tab ticks are kept too, but no IBAN, no file and nothing that a form shows by itself', () => {
  const kept = Object.keys(draftable(form, filledAnswers(form), 'words and ticks'))
  expect(kept).toContain('termsAgreed')
  expect(kept).not.toContain('iban')
  const apply = formNamed('apply')!
  const answers = { ...filledAnswers(apply), positionArea: 'Design', consentGiven: false }
  expect(Object.keys(draftable(apply, answers, 'words and ticks')).toSorted()).toEqual(
    'additionalInfo email firstName lastName location phone termsAgreed'.split(' '),
  )
})

test('a draft is found again for 30 days', () => {
  const keeper = memory()
  saveDraft(keeper, form, { savedAt: 1000, answers: { companyName: 'Bakery' } })
  expect(readDraft(keeper, form, 1000 + 30 * DAY)).toEqual({
    savedAt: 1000,
    answers: { companyName: 'Bakery' },
    filesLost: false,
  })
  expect(readDraft(keeper, form, 1001 + 30 * DAY)).toBeNull()
  expect(readDraft(keeper, formNamed('os-installation')!, 1000)).toBeNull()
})

test('an empty draft is not kept, and a forgotten one is gone', () => {
  const keeper = memory()
  saveDraft(keeper, form, { savedAt: 1, answers: {} })
  expect(readDraft(keeper, form, 1)).toBeNull()
  saveDraft(keeper, form, { savedAt: 1, answers: { companyName: 'x' } })
  forgetDraft(keeper, form)
  expect(readDraft(keeper, form, 1)).toBeNull()
})

test.each([
  '',
  '{',
  '7',
  '[]',
  '{"savedAt":1}',
  '{"savedAt":1,"answers":{"iban":"PT50","gone":"x","companyName":7}}',
])('what cannot be a draft is none: %s', (left) => {
  const keeper = memory()
  keeper.setItem('beam-draft-installation', left)
  expect(readDraft(keeper, form, 1)).toBeNull()
})

test('T42: blocked storage breaks nothing', () => {
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse }
  saveDraft(blocked, form, { savedAt: 1, answers: { companyName: 'x' } })
  forgetDraft(blocked, form)
  expect(readDraft(blocked, form, 1)).toBeNull()
})

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError')
}
