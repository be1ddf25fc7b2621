import { describe, expect, it } from 'vitest'
import { HOME_SLUG, pagePath as pathOnTheSite } from '../../content/model/page.ts'
import { pagePath, slugAt } from './page-path.ts'

describe('pagePath', () => {
  it.each([HOME_SLUG, 'about-us', 'careers/graphic-designer'])(
    'agrees with the site on the path of %s',
    (slug) => {
      expect(pagePath(slug)).toBe(pathOnTheSite(slug))
      expect(slugAt(pagePath(slug))).toBe(slug)
    },
  )
})
