import { expect, it } from 'vitest'
import { silentLog } from '../testing/fakes.ts'
import type { ImageJob, ImageJobResult } from './image-job.ts'
import { createImageVersions } from './image-versions.ts'
import type { MediaFiles } from './media-files.ts'
import type { WantedImage } from './media-store.ts'
import { versionName } from './version-name.ts'

const FACTS = { width: 2000, height: 1000, transparent: false, animated: false, color: [1, 2, 3] } as const
const WANTED: WantedImage = { url: 'http://cms/a', revision: '', widths: [400, 800], use: 'show' }

/** Versions whose jobs end when the test says so. */
function testVersions() {
  const stored = new Map<string, Buffer>()
  const jobs: { name: string; worker: string; finish: (result: ImageJobResult) => void }[] = []
  const prioritized: string[] = []
  const improved: string[][] = []
  const worker = (kind: string) => ({
    run: (job: ImageJob) =>
      new Promise<ImageJobResult>((finish) => {
        jobs.push({ name: nameOf(job), worker: kind, finish })
      }),
    prioritize: (job: ImageJob) => void prioritized.push(`${nameOf(job)} ${kind}`),
    close() {},
  })
  const files = {
    originalFile: () => 'original',
    temporaryFile: () => 'temporary',
    addVersion: async (_hash: string, name: string) => void stored.set(name, Buffer.from(name)),
    readVersion: async (_hash: string, name: string) => stored.get(name) ?? null,
    writeRecord: async () => {},
    discard: async () => {},
  } as unknown as MediaFiles
  const versions = createImageVersions({
    files,
    workers: { foreground: worker('now'), background: worker('later') },
    onImproved: (tags) => void improved.push([...tags]),
    log: silentLog(),
  })
  const image = {
    hash: 'h',
    facts: FACTS,
    allowed: new Set<string>(),
    generated: new Set<string>(),
    failed: new Map(),
  }
  const finish = (result: ImageJobResult = { ok: true }) => jobs.forEach((job) => job.finish(result))
  return { versions, image, jobs, prioritized, improved, stored, finish }
}

function nameOf(job: ImageJob): string {
  return job.kind === 'encode' ? versionName(job.version) : ''
}

it('T98: each version is generated once, however often documents and visitors ask for it', async () => {
  const { versions, image, jobs, prioritized, finish } = testVersions()
  await versions.request(image, WANTED, ['page:a'])
  await versions.request(image, WANTED, ['page:b'])
  const asked = Array.from({ length: 30 }, () => versions.generate(image, '800.webp'))
  expect(jobs.map(({ name, worker }) => `${name} ${worker}`)).toEqual([
    '400.webp now',
    '800.webp now',
    '800.jpg now',
    '400.avif later',
    '800.avif later',
  ])
  expect(new Set(prioritized)).toEqual(new Set(['800.webp now']))
  finish()
  expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['800.webp']))
  await versions.request(image, WANTED, ['page:a'])
  expect(jobs).toHaveLength(5)
})

it('a version that a visitor asks for moves up in the queue it waits in, also in the background', async () => {
  const { versions, image, jobs, prioritized, finish } = testVersions()
  await versions.request(image, WANTED, ['page:a'])
  const before = jobs.length
  const asked = versions.generate(image, '800.avif')
  expect(prioritized).toEqual(['800.avif later'])
  expect(jobs).toHaveLength(before)
  finish()
  expect(String(await asked)).toBe('800.avif')
})

it('a document refers to AVIF when all of it exists, and is told once', async () => {
  const { versions, image, jobs, improved } = testVersions()
  await versions.request(image, WANTED, ['page:a'])
  const formats = () => versions.describe(image, WANTED).versions.formats
  expect(formats()).toEqual(['webp'])
  jobs.at(-1)?.finish({ ok: true })
  await new Promise((resolve) => setImmediate(resolve))
  expect(formats()).toEqual(['webp'])
  expect(improved).toEqual([])
  jobs.at(-2)?.finish({ ok: true })
  await expect.poll(() => improved).toEqual([['page:a']])
  expect(formats()).toEqual(['avif', 'webp'])
})

it('T97: a version that no document refers to is not generated', async () => {
  const { versions, image, jobs } = testVersions()
  await versions.request(image, WANTED, [])
  const before = jobs.length
  for (const name of ['401.webp', '400.jpg', '1200.avif']) {
    expect(await versions.generate(image, name)).toBe('missing')
  }
  expect(jobs).toHaveLength(before)
})

it('a version that cannot be generated is not tried again with each request', async () => {
  const { versions, image, jobs, finish } = testVersions()
  await versions.request(image, WANTED, [])
  const asked = versions.generate(image, '800.webp')
  finish({ ok: false, reason: 'damaged' })
  expect(await asked).toBe('failed')
  const before = jobs.length
  expect(await versions.generate(image, '800.webp')).toBe('failed')
  expect(jobs).toHaveLength(before)
})
