import { injections, mutations } from '@beam/content/testing/hostile-responses.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestWebsites, openTestWebsites } from './testing/test-websites.ts'
import { harmIn, visitSpoiled } from './testing/visit-spoiled.ts'

// hostile-content.parts.test.ts has fewer of them in every run.

let websites: TestWebsites

beforeEach(async () => {
  websites = await openTestWebsites()
})
afterEach(() => websites.close())

it('500 content services with wrong values or injected payloads: complete, harmless documents', async () => {
  const wrong = await visitSpoiled(websites, mutations(300))
  const injected = await visitSpoiled(websites, injections(200), harmIn)
  expect([...wrong.faults, ...injected.faults]).toEqual([])
  expect(websites.errors).toEqual([])
})
