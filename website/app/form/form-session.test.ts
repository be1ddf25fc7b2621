import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'
import { stubSessionStorage } from './testing/stub-session-storage.ts'

const form = formNamed('contact')!
const other = formNamed('investor')!
const answers = { firstName: 'Ana', termsAgreed: true, cv: undefined }
let stored: Map<string, string>

beforeEach(() => {
  stored = stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('equal answers have an equal key, before and after a reload', async () => {
  const { createSubmissionKey, formSession } = await loaded()
  const key = createSubmissionKey(formSession(form, 1000), answers)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(createSubmissionKey(formSession(form, 2000), { ...answers })).toBe(key)
  const reloaded = await loaded()
  expect(reloaded.createSubmissionKey(reloaded.formSession(form, 9000), answers)).toBe(key)
  expect(reloaded.formSession(form, 9000).since).toBe(1000)
})

test('other answers, another file, another form and a later session have different keys', async () => {
  const { createSubmissionKey, endFormSession, formSession } = await loaded()
  const cv = new File(['%PDF'], 'cv.pdf', { lastModified: 1 })
  const changed = new File(['%PDF'], 'cv.pdf', { lastModified: 2 })
  const session = formSession(form, 1)
  const keys = [
    answers,
    { ...answers, firstName: 'Eva' },
    { ...answers, cv },
    { ...answers, cv: changed },
  ].map((given) => createSubmissionKey(session, given))
  keys.push(createSubmissionKey(formSession(other, 1), answers))
  endFormSession(form)
  keys.push(createSubmissionKey(formSession(form, 1), answers))
  expect(new Set(keys).size).toBe(6)
})

test.each(['', '{', 'null', '7', '{"id":"x","since":1}', '{"id":"0123456789abcdef"}'])(
  'a stored value that is no session is ignored: %s',
  async (value) => {
    stored.set('beam-sitting-contact', value)
    const { formSession } = await loaded()
    expect(formSession(form, 5)).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), since: 5 })
  },
)

test('blocked storage breaks nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { endFormSession, formSession } = await loaded()
  expect(formSession(form, 5)).toBe(formSession(form, 6))
  endFormSession(form)
})

/** As after a reload: nothing is in memory. */
async function loaded() {
  vi.resetModules()
  return { ...(await import('./form-session.ts')), ...(await import('./create-submission-key.ts')) }
}
