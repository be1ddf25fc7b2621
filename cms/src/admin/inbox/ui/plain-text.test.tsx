import { renderToStaticMarkup } from 'react-dom/server'
import { type DefaultTheme, ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import { hostileTexts } from '../../../../../forms/testing/hostile-texts.ts'
import { Line, Paragraphs } from './plain-text'

/** What these components read of the theme. */
const theme = { colors: { neutral200: '#ddd' }, borderRadius: '4px' } as DefaultTheme

it('T125: ten thousand hostile texts add no element to the page, and steer nothing', () => {
  const tags = new Set<string>()
  for (const text of hostileTexts(10_000)) {
    const html = renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <Line text={text} />
        <Paragraphs text={text} label="Message" />
      </ThemeProvider>,
    )
    for (const [tag] of html.matchAll(/<[^>]*>/gu)) tags.add(tag.replaceAll(/ class="[^"]*"/gu, ''))
    expect(html).not.toMatch(/[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
  }
  expect([...tags].toSorted()).toEqual([
    '</bdi>',
    '</div>',
    '</section>',
    '<bdi>',
    '<div dir="auto">',
    '<section dir="auto" aria-label="Message" tabindex="0">',
  ])
})
