import { page } from '@beam/content/defaults/compose.ts'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { PageOutcome } from '../content/content-store.ts'
import { loader } from './page-by-content-type.tsx'
import { type WebsiteContext, websiteContext } from './website-context.server.ts'

type LoaderArgs = Parameters<typeof loader>[0]

/** Status, and the URL led to, of /cms/pages/… when the content service knows this of it. */
async function answer(outcome: PageOutcome): Promise<readonly [number, string | null]> {
  const context = new RouterContextProvider()
  const content = { pageByTitleOrSlug: async () => outcome }
  context.set(websiteContext, {
    content,
    settings: { siteUrl: 'https://beam.example' },
  } as unknown as WebsiteContext)
  const url = new URL('https://beam.example/cms/pages/about-us')
  const request = new Request(url)
  const params = { contentType: 'pages', '*': 'about-us' }
  try {
    const shown = await loader({
      request,
      params,
      url,
      pattern: '/cms/:contentType/*',
      context,
    } as LoaderArgs)
    return [shown.init?.status ?? 200, null]
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
    return [(thrown as { init: ResponseInit }).init.status ?? 0, null]
  }
}

it('shows a page, redirects a missing one to /404, and responds 503 if the content service is unavailable', async () => {
  const document = page({ slug: 'about-us', title: 'About', shareDescription: '', blocks: [] })
  expect(await answer({ kind: 'found', document, source: 'content-service' })).toEqual([200, null])
  expect(await answer({ kind: 'missing' })).toEqual([302, '/404'])
  expect(await answer({ kind: 'unavailable' })).toEqual([503, null])
})
