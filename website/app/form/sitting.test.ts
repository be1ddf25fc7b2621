import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formNamed } from '@beam/forms/all-forms.ts'

const form = formNamed('contact')!
const other = formNamed('investor')!
const answers = { firstName: 'Ana', termsAgreed: true, cv: undefined }
const written = new Map<string, string>()

beforeEach(() => {
  written.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, text: string) => void written.set(key, text),
    removeItem: (key: string) => void written.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the same answers have the same key, before and after a reload', async () => {
  const { attemptKey, sittingOf } = await loaded()
  const key = attemptKey(sittingOf(form, 1000), answers)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptKey(sittingOf(form, 2000), { ...answers })).toBe(key)
  const reloaded = await loaded()
  expect(reloaded.attemptKey(reloaded.sittingOf(form, 9000), answers)).toBe(key)
  expect(reloaded.sittingOf(form, 9000).since).toBe(1000)
})

test('other answers, another file, another form and the time after it was stored have keys of their own', async () => {
  const { attemptKey, endSitting, sittingOf } = await loaded()
  const cv = new File(['%PDF'], 'cv.pdf', { lastModified: 1 })
  const changed = new File(['%PDF'], 'cv.pdf', { lastModified: 2 })
  const sitting = sittingOf(form, 1)
  const keys = [
    answers,
    { ...answers, firstName: 'Eva' },
    { ...answers, cv },
    { ...answers, cv: changed },
  ].map((given) => attemptKey(sitting, given))
  keys.push(attemptKey(sittingOf(other, 1), answers))
  endSitting(form)
  keys.push(attemptKey(sittingOf(form, 1), answers))
  expect(new Set(keys).size).toBe(6)
})

test.each(['', '{', 'null', '7', '{"id":"x","since":1}', '{"id":"0123456789abcdef"}'])(
  'what cannot be a sitting is none: %s',
  async (left) => {
    written.set('beam-sitting-contact', left)
    const { sittingOf } = await loaded()
    expect(sittingOf(form, 5)).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), since: 5 })
  },
)

test('blocked storage breaks nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { endSitting, sittingOf } = await loaded()
  expect(sittingOf(form, 5)).toBe(sittingOf(form, 6))
  endSitting(form)
})

/** As after a reload: it remembers nothing by itself. */
function loaded() {
  vi.resetModules()
  return import('./sitting.ts')
}
