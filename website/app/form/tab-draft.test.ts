import { afterEach, expect, test, vi } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { deleteTabDraft, saveTabDraft, readTabDraft } from './tab-draft.ts'
import { stubSessionStorage } from './testing/stub-session-storage.ts'

const form = formNamed('installation')!
const answers = { companyName: 'Flor', iban: 'PT50', termsAgreed: true, contactRole: '' }

afterEach(() => {
  deleteTabDraft(form)
  vi.unstubAllGlobals()
})

test('until the page is reloaded every given answer is in memory, and nothing else', () => {
  saveTabDraft(form, answers)
  expect(readTabDraft(form)).toEqual({
    answers: { companyName: 'Flor', iban: 'PT50', termsAgreed: true },
  })
})

test('what is stored for a reload holds no IBAN, and an emptied form deletes it', () => {
  const stored = stubSessionStorage()
  saveTabDraft(form, answers)
  expect([...stored.values()].join()).toMatch(/Flor.*termsAgreed/)
  expect([...stored.values()].join()).not.toContain('PT50')
  saveTabDraft(form, { companyName: '', termsAgreed: false })
  expect(readTabDraft(form)).toBeNull()
  expect(stored.size).toBe(0)
})
