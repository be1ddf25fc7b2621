import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import { mutations } from '@beam/content/testing/hostile-responses.ts'
import { collectProblems } from './collect-problems.ts'
import { expect, openPreview, test } from './preview-fixtures.ts'
import { marker, send, sendValues } from './send-messages.ts'

test('T102: wrong values of any kind leave the preview working', async ({ page, site, panel }) => {
  const problems = collectProblems(page, [site.url, panel.origin])
  const frame = await openPreview(page, site, panel)
  for (const [number, mutate] of mutations(24).entries())
    await sendValues(page, site, mutate(pageToStrapi(ALL_PAGES[number % ALL_PAGES.length]!)))
  const incomplete = ['values', 'version', 'edited-block'].map((name) => ({ type: `beam-preview:${name}` }))
  for (const wrong of [null, 'text', 7, [], {}, ...incomplete, { type: 'unknown' }])
    await send(page, site, wrong)
  await sendValues(page, site, { Content: [marker(1)] })
  await expect(frame.getByRole('heading', { name: 'Message 1', exact: true })).toBeVisible()
  expect(problems).toEqual([])
})
