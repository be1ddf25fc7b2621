import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { describe, expect, test } from 'vitest'
import { findCostlyPosts } from './request-cost/find-costly-posts.ts'
import { TYPE_NAMES, type PostRoute } from './request-cost/hostile-posts.ts'
import { startTestSite } from '../../testing/start-test-site.ts'

const installation = ALL_FORMS.find(({ name }) => name === 'installation')!
const apply = ALL_FORMS.find(({ name }) => name === 'apply')!
const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const KILOBYTE = 1024
/** A selection of those in request-cost.long.test.ts: an accepted text, and the largest upload. */
const SIZES = [120 * KILOBYTE, 10 * 1024 * KILOBYTE]
/** The long test measures the others: an empty body costs nothing, a stated length is rejected immediately. */
const isChunked = ({ length }: { readonly length: string }) => length === 'chunked'
const ROUTES: readonly PostRoute[] = [
  { path: contact.page, accept: 'text/html', form: contact },
  { path: apply.endpoint, accept: 'text/html', form: apply },
  { path: installation.endpoint, accept: 'application/json', form: installation },
]

describe('T77, T6 and T13: one request never blocks the others', () => {
  test.each(ROUTES.map((route) => [route.path, route] as const))('%s', async (_path, route) => {
    expect(await findCostlyPosts(route, TYPE_NAMES, isChunked, SIZES)).toEqual([])
  })
})

test('T78: a page with submitted answers is small, however much was posted', async () => {
  const { url } = await startTestSite()
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const body = `message=${'<'.repeat(9_000_000)}`
  const response = await fetch(url + contact.page, { method: 'POST', headers, body })
  expect(response.status).toBe(413)
  const page = await response.text()
  expect(page).toContain('name="message"')
  expect(page.length).toBeLessThan(400 * KILOBYTE)
})
