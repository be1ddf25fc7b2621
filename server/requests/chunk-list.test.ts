import { expect, it } from 'vitest'
import { createChunkList } from './chunk-list.ts'

it('gives back all bytes in their order, and begins anew', () => {
  const chunks = createChunkList()
  const sent = Array.from({ length: 2_000 }, (_byte, at) => at % 251)
  for (const byte of sent) chunks.add(Buffer.from([byte]))
  expect(chunks.byteLength()).toBe(sent.length)
  expect([...chunks.takeAll()]).toEqual(sent)
  expect(chunks.byteLength()).toBe(0)
  chunks.add(Buffer.from('again'))
  expect(chunks.takeAll().toString()).toBe('again')
})

it('is empty without chunks', () => {
  expect(createChunkList().takeAll().byteLength).toBe(0)
})
