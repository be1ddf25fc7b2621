import { expect, test } from 'vitest'
import { silentLog } from '../testing/fakes.ts'
import { samplePng } from '../testing/sample-images.ts'
import { createImageFetcher } from './image-fetcher.ts'
import { createRetries } from './retries.ts'

const ADDRESS = { url: 'http://content.example/uploads/anna_smith_0a1b2c3d4e.png', revision: '' }
const IMAGE = { hash: '0' } as never

test('a fetch that failed before pages showed the image is retried, and all of them are reported', async () => {
  const bytes = await samplePng(10, 10)
  const results = ['failed', bytes] as const
  let fetches = 0
  const improved: string[][] = []
  const logged: object[] = []
  const fetcher = createImageFetcher({
    files: {} as never,
    images: { load: async () => IMAGE, link: async () => {} } as never,
    fetchOriginal: async () => results[fetches++]!,
    worker: {} as never,
    hasSpace: async () => true,
    onImproved: (tags) => void improved.push([...tags]),
    retries: createRetries({ firstPauseMs: 200 }),
    log: { ...silentLog(), warn: (fields: object) => void logged.push(fields) } as never,
  })
  const inAdvance = fetcher.fetchOnce(ADDRESS, [])
  const joined = fetcher.fetchOnce(ADDRESS, ['page:a'])
  expect(await Promise.all([inAdvance, joined])).toEqual([null, null])
  expect(await fetcher.fetchOnce(ADDRESS, ['page:b', 'page:a'])).toBeNull()
  await expect.poll(() => improved).toEqual([['page:a', 'page:b']])
  expect(fetches).toBe(2)
  expect(logged).toEqual([{ file: '0a1b2c3d4e.png', outcome: 'failed' }])
})
