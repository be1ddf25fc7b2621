import { injections, mutations } from '@beam/content/testing/hostile-responses.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestWebsites, openTestWebsites } from './testing/test-websites.ts'
import { harmIn, visitSpoiled } from './testing/visit-spoiled.ts'

// hostile-content.long.test.ts has more of them.

let websites: TestWebsites

beforeEach(async () => {
  websites = await openTestWebsites()
})
afterEach(() => websites.close())

it('100 content services with wrong values in every response: visitors get complete documents', async () => {
  const { faults, shown } = await visitSpoiled(websites, mutations(100))
  expect(faults).toEqual([])
  expect(websites.errors).toEqual([])
  expect(shown).toBeGreaterThan(0.8)
})

it('100 with injected payloads: complete documents as well, without scripts or harmful links', async () => {
  const { faults, shown } = await visitSpoiled(websites, injections(100), harmIn)
  expect(faults).toEqual([])
  expect(websites.errors).toEqual([])
  expect(shown).toBeGreaterThan(0.75)
})
