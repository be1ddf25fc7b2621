import { block, page } from '@beam/content/defaults/compose.ts'
import { news } from '@beam/content/defaults/pages/news.ts'
import type { ArticleSummary } from '@beam/content/model/articles.ts'
import type { Page } from '@beam/content/model/page.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ContentStore, Source } from '../content/content-store.ts'
import { loadLazyBlocks } from '../blocks/block-components.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { ARTICLES_PER_LIST_PAGE, loadArticles } from './load-articles.server.ts'
import { insertArticleList } from './insert-article-list.tsx'
import type { WebsiteContext } from './website-context.server.ts'

await loadLazyBlocks()

function articles(count: number): ArticleSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `news/number-${count - index}`,
    title: `Number ${count - index}`,
    summary: 'Words.',
    category: 'Stores',
    publishedOn: new Date(Date.UTC(2026, 0, count - index)).toISOString().slice(0, 10),
    picture: null,
    updatedAt: '',
  }))
}

function load(all: readonly ArticleSummary[], query = '', source: Source = 'content-service') {
  const content: Pick<ContentStore, 'articles' | 'withImages'> = {
    articles: async () => ({ kind: 'found', document: all, source }),
    withImages: async (shown) => shown,
  }
  const url = new URL(`https://beam.example/news${query}`)
  return loadArticles('news', url, { content } as unknown as WebsiteContext)
}

async function html(all: readonly ArticleSummary[], query = '', shown: Page = news): Promise<string> {
  const loaded = shown.slug === 'news' ? await load(all, query) : null
  const { blocks, ...placed } = insertArticleList({ page: shown, articles: loaded?.listPage ?? null })
  const context = {
    tokenSaleUrl: '',
    appStoreUrl: '',
    googlePlayUrl: '',
    company: null,
    renderForm: () => null,
    ...placed,
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <Blocks blocks={blocks} context={context} />
    </MemoryRouter>,
  )
}

/** Headings with their levels, in order. */
function headings(markup: string): string[] {
  return [...markup.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, text = '']) => `${level} ${text.replaceAll(/<[^>]*>/g, '')}`,
  )
}

const OWN = 'Banking moves into the store'

describe('the news page', () => {
  it('without further articles shows the specified one and no list', async () => {
    const markup = await html([])
    expect(headings(markup)[0]).toBe(`1 ${OWN}`)
    expect(markup).not.toContain('More news')
    expect(markup).not.toContain('class="articles"')
  })

  it.each([1, 2, 50])('with %i newer articles begins with the list, and has one h1', async (count) => {
    const markup = await html(articles(count))
    expect(headings(markup).slice(0, 2)).toEqual(['1 News', `2 Number ${count}`])
    expect(headings(markup).filter((heading) => heading.startsWith('1'))).toEqual(['1 News'])
    expect(headings(markup)).toContain(`2 ${OWN}`)
    expect(markup.split('class="entry"').length - 1).toBe(Math.min(count, ARTICLES_PER_LIST_PAGE))
  })

  it('shows its own article first, and in full, while that is the newest', async () => {
    const own = block('article', { title: OWN, publishedOn: '2030-01-01' })
    const markup = await html(articles(2), '', { ...news, blocks: [own, ...news.blocks.slice(1)] })
    expect(headings(markup).slice(0, 2)).toEqual([`1 ${OWN}`, '2 More news'])
    expect(markup.indexOf('Number 1')).toBeLessThan(markup.indexOf('Read more on our blog'))
  })

  it('shows the list also without an article of its own, or any block', async () => {
    const empty = page({ slug: 'news', title: 'News', shareDescription: '', blocks: [] })
    expect(headings(await html(articles(1), '', empty))).toEqual(['1 News', '2 Number 1'])
  })

  it('links each article, with its date in words and its summary', async () => {
    const markup = await html(articles(1))
    expect(markup).toContain('<a href="/news/number-1"')
    expect(markup).toContain('<time dateTime="2026-01-01">January 1, 2026</time>')
    expect(markup).toContain('<p>Words.</p>')
  })

  it('is linked below each article', async () => {
    const shown = page({
      slug: 'news/opening',
      title: 'Opening',
      shareDescription: '',
      blocks: [block('article', { title: 'Opening' }), block('banner', { text: 'Last' })],
    })
    const markup = await html([], '', shown)
    expect(headings(markup)).toEqual(['1 Opening'])
    expect(markup).toMatch(/Opening.*href="\/news".*Last/)
    expect(await html([], '', { ...shown, blocks: [] })).toContain('href="/news"')
  })

  it('shows a hostile title as text', async () => {
    const [one] = articles(1)
    const hostile = '</a></h2><script>alert(1)</script>'
    expect(await html([{ ...one, title: hostile } as ArticleSummary])).not.toContain('<script')
  })
})

describe('a page of the list', () => {
  it('links the newer and the older one, and leaves out the specified article', async () => {
    const markup = await html(articles(50), '?page=2')
    expect(markup).toContain('Part 2 of 7')
    expect(markup).toContain('href="/news" rel="prev"')
    expect(markup).toContain('href="/news?page=3" rel="next"')
    expect(markup).toContain('Number 42<')
    expect(markup).not.toContain(OWN)
  })

  it('is the first or the last for numbers that there are not', async () => {
    const numbers = ['', '?page=0', '?page=-1', '?page=x', '?page=1e3', '?page=99', '?page=999999999']
    const parts = await Promise.all(
      numbers.map(async (query) => (await load(articles(11), query))?.listPage?.number),
    )
    expect(parts).toEqual([1, 1, 1, 1, 1, 2, 1])
  })

  it('names where the list is from, also when it is empty', async () => {
    expect(await load([], '', 'default')).toEqual({ listPage: null, source: 'default' })
  })

  it('is on no other page', async () => {
    expect(await loadArticles('about-us', new URL('https://beam.example/'), {} as WebsiteContext)).toBeNull()
  })
})
