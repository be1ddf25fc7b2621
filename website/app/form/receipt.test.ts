import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from './testing/stub-session-storage.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('a receipt is found before and after a reload, until it is deleted', async () => {
  const { deleteReceipt, readReceipt, saveReceipt } = await loaded()
  expect(readReceipt('contact')).toBeNull()
  saveReceipt('contact', 'BW-7K3Q-X2M9P')
  expect(readReceipt('contact')).toBe('BW-7K3Q-X2M9P')
  expect(readReceipt('apply')).toBeNull()
  expect((await loaded()).readReceipt('contact')).toBe('BW-7K3Q-X2M9P')
  deleteReceipt('contact')
  expect(readReceipt('contact')).toBeNull()
  expect(stored.size).toBe(0)
})

test.each(['', '<script>', 'null', 'Call 900 100 200'])(
  'a stored value that is no reference is ignored: %s',
  async (value) => {
    stored.set('beam-receipt-contact', value)
    expect((await loaded()).readReceipt('contact')).toBeNull()
  },
)

test('T42: where storage is blocked a receipt lasts as long as the document', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { deleteReceipt, readReceipt, saveReceipt } = await loaded()
  saveReceipt('contact', 'BW-7K3Q-X2M9P')
  expect(readReceipt('contact')).toBe('BW-7K3Q-X2M9P')
  deleteReceipt('contact')
  expect(readReceipt('contact')).toBeNull()
})

/** As after a reload: nothing is in memory. */
function loaded() {
  vi.resetModules()
  return import('./receipt.ts')
}
