import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { objectStore, type ObjectStore } from '../../environment/settings/object-store.ts'
import { startObjectStore } from '../tests/start-object-store.ts'
import { createBucketUploads } from './bucket-uploads.ts'
import { createLocalUploads } from './local-uploads.ts'
import { moveUploads } from './move/move-uploads.ts'

test('T138: files move into a bucket with signed requests, are read back, and only plain names count as files', async () => {
  const store = await startObjectStore(0)
  onTestFinished(() => store.stop())
  const folder = mkdtempSync(path.join(tmpdir(), 'beam-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const image = Buffer.alloc(1_500_000, 'an image ')
  for (const [name, content] of [
    ['hero_1.png', image],
    ['empty.webp', ''],
    ['.gitkeep', 'hidden'],
  ] as const)
    writeFileSync(path.join(folder, name), content)
  const bucket = createBucketUploads(objectStore(store.url) as ObjectStore)
  expect(await moveUploads(folder, createLocalUploads(folder), bucket)).toBe(2)
  expect(store.objects.get('hero_1.png')).toMatchObject({ type: 'image/png' })
  expect((await buffer(await bucket.read('hero_1.png'))).equals(image)).toBe(true)
  ;(store.objects as Map<string, unknown>).set('../escape.png', { content: image, type: 'image/png' })
  expect([...(await bucket.list())].toSorted()).toEqual(['empty.webp', 'hero_1.png'])
  await expect(bucket.read('nothing.png')).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } })
  expect(store.rejected()).toBe(0)
})

test('T138: a wrong key is refused, and says so', async () => {
  const store = await startObjectStore(0)
  onTestFinished(() => store.stop())
  const wrong = objectStore(store.url.replace('test-key:', 'other-key:')) as ObjectStore
  await expect(createBucketUploads(wrong).list()).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  })
  expect(store.rejected()).toBeGreaterThan(0)
})
