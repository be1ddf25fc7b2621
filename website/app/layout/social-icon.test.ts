import { expect, test } from 'vitest'
import { socialIcon } from './social-icon.ts'

test.each([
  ['facebook', 'https://example.com/beam', 'facebook'],
  ['fab fa-x-twitter', 'https://example.com/beam', 'x'],
  ['icon-linkedin', 'https://example.com/beam', 'linkedin'],
  ['', 'https://www.youtube.com/@beam', 'youtube'],
  ['', 'https://twitter.com/beam', 'x'],
  ['mastodon', 'https://example.social/@beam', null],
  ['', 'not an address', null],
])('the class %o with %s is drawn as %o', (iconClass, url, icon) => {
  expect(socialIcon({ iconClass, url })).toBe(icon)
})
