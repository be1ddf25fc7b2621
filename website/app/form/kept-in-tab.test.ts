import { afterEach, expect, test, vi } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { forgetInTab, keepInTab, leftInTab } from './kept-in-tab.ts'

const form = formNamed('installation')!
const answers = { companyName: 'Flor', iban: 'PT50', termsAgreed: true, contactRole: '' }

afterEach(() => {
  forgetInTab(form)
  vi.unstubAllGlobals()
})

test('until the page is reloaded everything given is remembered, and nothing else', () => {
  keepInTab(form, answers)
  expect(leftInTab(form)).toEqual({
    answers: { companyName: 'Flor', iban: 'PT50', termsAgreed: true },
  })
})

test('what is written down for a reload holds no IBAN, and what was sent or emptied is gone', () => {
  const written = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, text: string) => void written.set(key, text),
    removeItem: (key: string) => void written.delete(key),
  })
  keepInTab(form, answers)
  expect([...written.values()].join()).toMatch(/Flor.*termsAgreed/)
  expect([...written.values()].join()).not.toContain('PT50')
  keepInTab(form, { companyName: '', termsAgreed: false })
  expect(leftInTab(form)).toBeNull()
  expect(written.size).toBe(0)
})
