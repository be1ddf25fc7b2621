import { beforeEach, expect, test, vi } from 'vitest'
import { shortPreloadHelper } from './preload-helper.ts'

type Preload = (load: () => Promise<string>, files?: readonly string[]) => Promise<string>
type Link = Readonly<Record<'rel' | 'href', string>>

const { __vitePreload: preload } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(helperSource())}`
)) as { __vitePreload: Preload }
const links: Link[] = []

beforeEach(() => {
  links.length = 0
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: () => ({}),
    head: { append: (link: Link) => links.push(link) },
  })
})

test('files that a module needs are preloaded with it, each once', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'module')
  expect(await preload(load, ['assets/a.js', 'assets/b.js'])).toBe('module')
  expect(await preload(load, ['assets/b.js', 'assets/c.js'])).toBe('module')
  expect(links).toEqual(
    ['/assets/a.js', '/assets/b.js', '/assets/c.js'].map((href) => ({ rel: 'modulepreload', href })),
  )
  expect(load).toHaveBeenCalledTimes(2)
})

test('a module without further files is loaded; one that is missing is reported', async () => {
  expect(await preload(async () => 'module', undefined)).toBe('module')
  await expect(preload(() => Promise.reject(new TypeError('missing')))).rejects.toThrow('missing')
  expect(links).toEqual([])
})

function helperSource(): string {
  const { load } = shortPreloadHelper() as unknown as { load: { handler: () => string } }
  return load.handler()
}
