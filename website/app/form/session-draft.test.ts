import { afterEach, expect, test, vi } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { deleteSessionDraft, saveSessionDraft, readSessionDraft } from './session-draft.ts'
import { stubSessionStorage } from './testing/stub-session-storage.ts'

const form = formNamed('installation')!
const answers = { companyName: 'Flor', iban: 'PT50', termsAgreed: true, contactRole: '' }

afterEach(() => {
  deleteSessionDraft(form)
  vi.unstubAllGlobals()
})

test('until the page is reloaded every given answer is in memory, and nothing else', () => {
  saveSessionDraft(form, answers)
  expect(readSessionDraft(form)).toEqual({
    answers: { companyName: 'Flor', iban: 'PT50', termsAgreed: true },
  })
})

test('what is stored for a reload holds no IBAN, and an emptied form deletes it', () => {
  const stored = stubSessionStorage()
  saveSessionDraft(form, answers)
  expect([...stored.values()].join()).toMatch(/Flor.*termsAgreed/)
  expect([...stored.values()].join()).not.toContain('PT50')
  saveSessionDraft(form, { companyName: '', termsAgreed: false })
  expect(readSessionDraft(form)).toBeNull()
  expect(stored.size).toBe(0)
})
