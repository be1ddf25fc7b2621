import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { countIterations } from '../../testing/count-iterations.ts'
import { readDataKeys } from './data-keys.ts'
import { hashBytes, encryptBytes, decryptBytes } from './encrypt-bytes.ts'

const OLD = `old:${Buffer.alloc(32, 1).toString('base64')}`
const NEW = `new:${Buffer.alloc(32, 2).toString('base64')}`
const keys = readDataKeys(OLD)

test.each([0, 1, 256 * 1024, 256 * 1024 + 1, 1_000_000])(
  'a file of %i bytes opens at its index',
  async (size) => {
    const bytes = randomBytes(size)
    const encrypted = await encryptBytes(keys.current, 'one cv', bytes)
    expect(bytes.equals((await decryptBytes(keys, 'one cv', encrypted))!)).toBe(true)
  },
)

test('a file shows nothing of itself, and does not open when it was moved or changed', async () => {
  const bytes = randomBytes(1000)
  const encrypted = await encryptBytes(keys.current, 'one cv', bytes)
  expect(Buffer.from(encrypted.content).includes(bytes.subarray(0, 32))).toBe(false)
  await expect(decryptBytes(keys, 'two cv', encrypted)).rejects.toThrow(/authenticate/u)
  encrypted.content[500]! ^= 1
  await expect(decryptBytes(keys, 'one cv', encrypted)).rejects.toThrow(/authenticate/u)
})

test('after a new key is put in front it encrypts, and the old one still opens; without its key a file stays encrypted', async () => {
  const after = readDataKeys(`${NEW}\n${OLD}\n`)
  const old = await encryptBytes(keys.current, 'one cv', Buffer.from('old'))
  expect(await decryptBytes(after, 'one cv', old)).toEqual(Buffer.from('old'))
  expect(await encryptBytes(after.current, 'one cv', Buffer.from('new'))).toMatchObject({ keyId: 'new' })
  expect(await decryptBytes(readDataKeys(NEW), 'one cv', old)).toBeUndefined()
})

test('a large file is hashed and encrypted in chunks: the event loop runs meanwhile', async () => {
  const bytes = randomBytes(5 * 1024 * 1024)
  const iterations = await countIterations(async () => {
    const encrypted = await encryptBytes(keys.current, 'one cv', bytes)
    await decryptBytes(keys, 'one cv', encrypted)
    await hashBytes(bytes)
  })
  expect(iterations).toBeGreaterThan(50)
})
