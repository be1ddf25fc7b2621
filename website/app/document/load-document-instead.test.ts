import type { DataStrategyResult } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadDocumentInstead } from './load-document-instead.ts'

const HERE = 'https://beam.example/contacts'
const NEXT = 'https://beam.example/'
const LOADED: Record<string, DataStrategyResult> = { page: { type: 'data', result: {} } }
const FAILED: Record<string, DataStrategyResult> = {
  page: { type: 'error', result: new TypeError('offline') },
}
const MOVED: Record<string, DataStrategyResult> = { page: { type: 'error', result: Response.redirect(NEXT) } }

const assign = vi.fn<(url: string) => void>()
const reload = vi.fn<() => void>()
const stored = new Map<string, string>()

beforeEach(() => {
  assign.mockReset()
  reload.mockReset()
  stored.clear()
  vi.stubGlobal('location', { href: HERE, assign, reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('a page with its data and code is shown, and so is a redirect', () => {
  expect(loadDocumentInstead(LOADED, true, NEXT)).toBe(false)
  expect(loadDocumentInstead(MOVED, true, NEXT)).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

test('a page without its code is never shown: its document is loaded each time', () => {
  for (let attempt = 0; attempt < 2; attempt++) expect(loadDocumentInstead(LOADED, false, NEXT)).toBe(true)
  expect(assign.mock.calls).toEqual([[NEXT], [NEXT]])
})

test('also where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(loadDocumentInstead(LOADED, false, NEXT)).toBe(true)
  expect(assign).toHaveBeenCalledWith(NEXT)
})

test('a failed navigation loads the document once, until one succeeds', () => {
  expect(loadDocumentInstead(FAILED, true, NEXT)).toBe(true)
  expect(loadDocumentInstead(FAILED, true, NEXT)).toBe(false)
  expect(assign).toHaveBeenCalledTimes(1)
  loadDocumentInstead(LOADED, true, HERE)
  expect(loadDocumentInstead(FAILED, true, NEXT)).toBe(true)
})

test('a failed navigation to the same page reloads it', () => {
  expect(loadDocumentInstead(FAILED, true, HERE)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})
