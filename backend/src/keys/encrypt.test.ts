import { expect, test } from 'vitest'
import { readDataKeys } from './data-keys.ts'
import { encrypt, decrypt } from './encrypt.ts'

const OLD = `old:${Buffer.alloc(32, 1).toString('base64')}`
const NEW = `new:${Buffer.alloc(32, 2).toString('base64')}`

test('what was encrypted opens at its place and shows nothing of itself', () => {
  const keys = readDataKeys(OLD)
  const encrypted = encrypt(keys.current, 'one iban', 'PT50 0002 0123')
  expect(encrypted).not.toContain('PT50')
  expect(decrypt(keys, 'one iban', encrypted)).toBe('PT50 0002 0123')
})

test('the same text is encrypted differently each time', () => {
  const keys = readDataKeys(OLD)
  expect(encrypt(keys.current, 'one iban', 'same')).not.toBe(encrypt(keys.current, 'one iban', 'same'))
})

test('a encrypted text that was moved or changed does not open', () => {
  const keys = readDataKeys(OLD)
  const encrypted = encrypt(keys.current, 'one iban', 'text')
  expect(() => decrypt(keys, 'two iban', encrypted)).toThrow(/authenticate/u)
  expect(() => decrypt(keys, 'one iban', `${encrypted.slice(0, -2)}AA`)).toThrow(/authenticate/u)
})

test('after a new key is put in front, it encrypts, and the old one still opens and hashes', () => {
  const before = readDataKeys(OLD)
  const after = readDataKeys(`${NEW}\n${OLD}\n`)
  expect(decrypt(after, 'index', encrypt(before.current, 'index', 'old text'))).toBe('old text')
  expect(encrypt(after.current, 'index', 'new text')).toMatch(/^new\./u)
  expect(after.hash('address', 'a@b.pt')).toBe(before.hash('address', 'a@b.pt'))
})

test('without its key a text stays encrypted', () => {
  expect(
    decrypt(readDataKeys(NEW), 'index', encrypt(readDataKeys(OLD).current, 'index', 'text')),
  ).toBeUndefined()
})

test('hashes of different purposes never meet', () => {
  const keys = readDataKeys(OLD)
  expect(keys.hash('address', 'text')).not.toBe(keys.hash('client', 'text'))
})

test.each(['', 'nokey', 'short:AAAA', 'two words:x'])('%j is no data key', (text) => {
  expect(() => readDataKeys(text)).toThrow(/data key/iu)
})
