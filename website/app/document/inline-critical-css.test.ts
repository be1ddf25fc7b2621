import { expect, test } from 'vitest'
import { inlineCriticalCss } from './inline-critical-css.ts'

const styles = {
  criticalCssOf: (html: string) => (html.match(/class="\w+"/g) ?? []).join(),
  preloads: '<link rel="preload">',
  sheetPath: '/assets/all.css',
}
const LINK = '<link id="all-styles" rel="stylesheet" href="/assets/all.css" fetchpriority="low">'
const place = (body: string) =>
  inlineCriticalCss(`<html><head><style></style></head><body>${body}</body></html>`, styles)

test('the head has the rules for what is above the sheet, and the sheet comes before the rest', () => {
  const below = '</span><p class="below">$&</p>'
  const html = place(`<p class="above"></p><span data-styles="" hidden="">${below}`)
  expect(html).toContain('<head><link rel="preload"><style>class="above"</style></head>')
  expect(html).toContain(LINK + below)
})

test('an error page has all its rules in the head, and the sheet at its end', () => {
  const html = place('<p class="error"></p>')
  expect(html).toContain('<style>class="error"</style>')
  expect(html).toContain(`${LINK}</body>`)
})
