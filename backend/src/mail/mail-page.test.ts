import { expect, test } from 'vitest'
import { mailPage } from './mail-page.ts'

test('a mail is read in light and dark, in both without an unreadable color', () => {
  const html = mailPage('Subject', '<p>Hello</p>\n')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('<p>Hello</p>\n</div>')
  const inline = html.match(/style="[^"]*background[^"]*"/gu) ?? []
  expect(inline.filter((style) => !/(?<!-)color:/u.test(style))).toEqual([])
  const dark =
    /@media \(prefers-color-scheme: dark\) \{(?<rules>.*)\}<\/style>/su.exec(html)?.groups?.['rules'] ?? ''
  expect(dark).toMatch(/background: #16181d !important; color: #f4f4f1 !important/u)
})

test('the title is text', () => {
  expect(mailPage('</title><script>', '')).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
})
