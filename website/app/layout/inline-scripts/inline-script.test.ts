import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { INLINE_SCRIPT } from './inline-script.ts'

/** Runs the script alone, in a page that has just what it touches. */
function runPage(
  given: { stored?: string; blocked?: boolean; tagManager?: string; log?: () => Promise<unknown> } = {},
) {
  const handlers: ((event: object) => void)[] = []
  const stored = new Map(given.stored === undefined ? [] : [['cookie-consent', given.stored]])
  const banner = {
    hidden: true,
    dataset: given.tagManager ? { tagManager: given.tagManager } : {},
    querySelector: () => ({ focus: () => {} }),
  }
  const window: { dataLayer?: ArrayLike<unknown>[] } = {}
  const scripts: { src: string }[] = []
  const fetch = vi.fn<(url: string, request: RequestInit) => Promise<unknown>>(
    given.log ?? (() => Promise.resolve({ ok: true, status: 204 })),
  )
  const error = vi.fn<(...words: unknown[]) => void>()
  const guarded = <T>(use: () => T): T => {
    if (given.blocked) throw new Error('SecurityError')
    return use()
  }
  runInNewContext(INLINE_SCRIPT, {
    addEventListener: () => undefined,
    window,
    fetch,
    console: { error },
    Event,
    performance: { getEntriesByType: () => [] },
    localStorage: {
      getItem: (key: string) => guarded(() => stored.get(key) ?? null),
      setItem: (key: string, value: string) => guarded(() => stored.set(key, value)),
    },
    document: {
      documentElement: {},
      getElementById: () => banner,
      querySelector: () => null,
      createElement: () => ({}),
      dispatchEvent: () => true,
      head: { append: (script: { src: string }) => scripts.push(script) },
      addEventListener: (type: string, handler: (event: object) => void) =>
        type === 'click' && handlers.push(handler),
    },
  })
  const press = (dataset: object) => {
    const target = {
      dataset,
      focus: () => {},
      closest: (what: string) => (what.startsWith('[data-consent]') ? target : null),
    }
    for (const handler of handlers) handler({ target })
  }
  const signals = () => Array.from(window.dataLayer ?? [], (entry) => Array.from(entry))
  return { banner, press, signals, stored, scripts, fetch, error }
}

const all = (value: string) => ({
  ad_storage: value,
  analytics_storage: value,
  ad_user_data: value,
  ad_personalization: value,
})

test('without a choice the banner is shown, and all signals are denied', () => {
  const { banner, signals } = runPage()
  expect(banner.hidden).toBe(false)
  expect(signals()).toEqual([['consent', 'default', all('denied')]])
})

test.each([
  ['accepted', 'granted'],
  ['declined', 'denied'],
])('a stored "%s" keeps the question hidden and is told as %s', (choice, signal) => {
  const { banner, signals, fetch } = runPage({ stored: choice })
  expect(banner.hidden).toBe(true)
  expect(signals()).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all(signal)],
  ])
  expect(fetch).not.toHaveBeenCalled()
})

test('an invalid stored choice shows the banner', () => {
  expect(runPage({ stored: 'true' }).banner.hidden).toBe(false)
})

test.each([
  ['accepted', 'granted'],
  ['declined', 'denied'],
])('pressing "%s" hides the question, keeps the choice, tells and logs it', (consent, signal) => {
  const page = runPage()
  page.press({ consent })
  expect(page.banner.hidden).toBe(true)
  expect(page.stored.get('cookie-consent')).toBe(consent)
  expect(page.signals().at(-1)).toEqual(['consent', 'update', all(signal)])
  const [url, request] = page.fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/log-consent')
  expect(JSON.parse(request?.body as string)).toEqual({
    consent,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
})

test('a choice that was logged is not reported', async () => {
  const page = runPage()
  page.press({ consent: 'accepted' })
  await new Promise((done) => setTimeout(done, 20))
  expect(page.error).not.toHaveBeenCalled()
})

test('if storage is blocked the choice is valid for the page', () => {
  const page = runPage({ blocked: true })
  expect(page.banner.hidden).toBe(false)
  page.press({ consent: 'declined' })
  expect(page.banner.hidden).toBe(true)
})

test('the tag manager is loaded only after "accepted", and once', () => {
  const page = runPage({ tagManager: 'GTM-ABC' })
  page.press({ consent: 'declined' })
  expect(page.scripts).toEqual([])
  page.press({ consent: 'accepted' })
  page.press({ consent: 'accepted' })
  expect(page.scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC'])
})

test('"Cookie settings" shows the banner again', () => {
  const page = runPage({ stored: 'declined' })
  page.press({ cookieSettings: '' })
  expect(page.banner.hidden).toBe(false)
})

test.each([
  ['no network', () => Promise.reject(new Error('offline'))],
  ['a refusal', () => Promise.resolve({ ok: false, status: 503 })],
  ['the 200 of a captive portal', () => Promise.resolve({ ok: true, status: 200 })],
  ['a 201', () => Promise.resolve({ ok: true, status: 201 })],
])('T90: a choice that was not logged because of %s is reported in the console alone', async (_, log) => {
  const page = runPage({ log })
  page.press({ consent: 'accepted' })
  await expect.poll(() => page.error.mock.calls.length).toBe(1)
  expect(page.banner.hidden).toBe(true)
})
