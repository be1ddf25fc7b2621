import { readdir } from 'node:fs/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { RESERVED_SEGMENTS } from '@beam/content/model/reserved-segments.ts'
import { expect, it } from 'vitest'
import routes from '../routes.ts'

it('holds every fixed route and every folder of public files', async () => {
  const files = await readdir(new URL('../../public', import.meta.url))
  expect([...RESERVED_SEGMENTS]).toEqual(expect.arrayContaining([...firstSegments(await routes), ...files]))
})

it('holds no default page', () => {
  const taken: readonly string[] = RESERVED_SEGMENTS
  expect(ALL_PAGES.filter(({ slug }) => taken.includes(slug.split('/')[0] ?? ''))).toEqual([])
})

function firstSegments(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const first = path?.split('/')[0]
    return first && !/^[:*]/.test(first) ? [first] : firstSegments(children)
  })
}
