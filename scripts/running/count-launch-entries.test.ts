import { expect, onTestFinished, test } from 'vitest'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'
import { countLaunchEntries, launchLine } from './count-launch-entries.mjs'

test('counts what is published', async () => {
  const service = await startContentServiceStandIn()
  onTestFinished(() => service.close())
  const count = await countLaunchEntries({ CONTENT_SERVICE_URL: service.url })
  expect(count).toBeGreaterThan(20)
  service.footer = { data: { copyrightText: 'Beam', legalName: 'Example, Lda.' } }
  const later = await countLaunchEntries({ CONTENT_SERVICE_URL: service.url })
  expect(later).toBeLessThan(count ?? 0)
})

test('does not count a content service that is not available', async () => {
  expect(await countLaunchEntries({ CONTENT_SERVICE_URL: 'http://127.0.0.1:9' })).toBeNull()
})

test('says in one line how many entries are open, and nothing when there are none', () => {
  expect(launchLine(54)).toBe('Before launch:    54 entries to fill in (npm run content -- check --live)')
  expect(launchLine(1)).toContain(' 1 entry to fill in')
  expect([launchLine(0), launchLine(null)]).toEqual(['', ''])
})
