import { describe, expect, it } from 'vitest'
import { block, page } from '../defaults/compose.ts'
import { news } from '../defaults/pages/news.ts'
import { isArticleSlug, isNewerThanOwn, newestFirst, summarizeArticle } from './articles.ts'
import type { Page } from './page.ts'

const DATES = { updatedAt: '2026-05-06T07:08:09.000Z', publishedAt: '2026-05-05T01:02:03.000Z' }

function article(given: Partial<Page>): Page {
  return page({ slug: 'news/opening', title: 'A page', shareDescription: 'Shared.', blocks: [], ...given })
}

function dated(publishedOn: string) {
  return summarizeArticle(article({ blocks: [block('article', { publishedOn })] }), {
    updatedAt: '',
    publishedAt: '',
  })
}

describe('an article', () => {
  it('is a page below the news page', () => {
    const slugs = ['news', 'news/opening', 'news/2026/opening', 'newsletter/a', 'press/news/a']
    expect(slugs.filter(isArticleSlug)).toEqual(['news/opening', 'news/2026/opening'])
  })

  it('is summarized by its block', () => {
    const fields = { title: 'Opening', summary: 'We open.', category: 'Stores', publishedOn: '2026-02-01' }
    expect(summarizeArticle(article({ blocks: [block('article', fields)] }), DATES)).toEqual({
      slug: 'news/opening',
      ...fields,
      picture: null,
      updatedAt: DATES.updatedAt,
    })
  })

  it('without such a block is summarized by its page, and has the date of its publication', () => {
    expect(summarizeArticle(article({}), DATES)).toMatchObject({
      title: 'A page',
      summary: 'Shared.',
      publishedOn: '2026-05-05',
    })
  })

  it.each(['', 'yesterday', '2026-99-99T00:00:00Z'])(
    'has no date if it was published at %j',
    (publishedAt) => {
      expect(summarizeArticle(article({}), { ...DATES, publishedAt }).publishedOn).toBe('')
    },
  )
})

describe('the list of articles', () => {
  it('begins with the newest; without a date they come last', () => {
    const listed = ['2026-01-01', '', '2026-03-01', '2026-03-01'].map((publishedOn, index) => ({
      ...summarizeArticle(article({ slug: `news/${index}` }), { updatedAt: '', publishedAt: '' }),
      publishedOn,
    }))
    expect(newestFirst(listed).map(({ slug }) => slug)).toEqual(['news/2', 'news/3', 'news/0', 'news/1'])
  })
})

describe('the specified article of the news page', () => {
  it('has no date, so any dated article is newer, however often its page is published', () => {
    expect(isNewerThanOwn(dated('2020-01-01'), news)).toBe(true)
    expect(isNewerThanOwn(dated(''), news)).toBe(false)
    expect(summarizeArticle(news, DATES).publishedOn).toBe('')
  })

  it('stays the newest until a later day', () => {
    const own = article({ slug: 'news', blocks: [block('article', { publishedOn: '2026-02-01' })] })
    const days = ['2026-01-31', '2026-02-01', '2026-02-02']
    expect(days.map((day) => isNewerThanOwn(dated(day), own))).toEqual([false, false, true])
  })

  it('may be gone', () => {
    expect(isNewerThanOwn(dated(''), article({ slug: 'news' }))).toBe(true)
  })
})
