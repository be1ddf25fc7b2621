import { describe, expect, it } from 'vitest'
import { HOME_SLUG, pagePath as pathOnTheSite } from '../../content/model/page.ts'
import { pagePath, slugAt } from './page-path.ts'

describe('pagePath', () => {
  it.each([HOME_SLUG, 'about-us', 'careers/graphic-designer'])('leads to %s as the site does', (slug) => {
    expect(pagePath(slug)).toBe(pathOnTheSite(slug))
    expect(slugAt(pagePath(slug))).toBe(slug)
  })
})
