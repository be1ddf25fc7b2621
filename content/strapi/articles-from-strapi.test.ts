import { describe, expect, it } from 'vitest'
import { block, illustration, page } from '../defaults/compose.ts'
import { mutations } from '../testing/hostile-responses.ts'
import { articlesFromStrapi } from './articles-from-strapi.ts'
import { articleQuery } from './populate-query.ts'
import { pageToStrapi } from './to-strapi.ts'

const SERVICE = 'https://cms.example'

function stored(slug: string, publishedOn: string, publishedAt: string | null = '2026-01-01T00:00:00.000Z') {
  const fields = { title: slug, summary: 'Words.', publishedOn, picture: illustration('reading') }
  const data = page({ slug, title: 'A page', shareDescription: '', blocks: [block('article', fields)] })
  return { id: 1, ...pageToStrapi(data), updatedAt: '2026-01-02T00:00:00.000Z', publishedAt }
}

/** The picture of an article with this upload beside its illustration. */
function pictureWithUpload(url: string) {
  const component = {
    __component: 'blocks.article',
    illustration: 'reading',
    image: { url, width: 9, height: 9 },
  }
  const data = [{ ...stored('news/a', ''), Content: [component] }]
  return articlesFromStrapi({ data }, SERVICE)[0]?.picture
}

describe('articlesFromStrapi', () => {
  it('reads the articles, newest first', () => {
    const data = [stored('news/old', '2026-01-01'), stored('news/new', '2026-02-01')]
    expect(articlesFromStrapi({ data }, SERVICE)).toEqual([
      expect.objectContaining({ slug: 'news/new', publishedOn: '2026-02-01', summary: 'Words.' }),
      expect.objectContaining({ slug: 'news/old', picture: { illustration: 'reading', alt: '' } }),
    ])
  })

  it('T131: reads neither drafts nor other pages, whatever the service returns', () => {
    const data = [stored('news/draft', '2026-01-01', null), stored('about-us', ''), stored('news', '')]
    expect(articlesFromStrapi({ data }, SERVICE)).toEqual([])
  })

  it('reads uploaded images of the content service only', () => {
    expect(pictureWithUpload('/uploads/a.png')).toMatchObject({ url: 'https://cms.example/uploads/a.png' })
    expect(pictureWithUpload('https://evil.example/a.png')).toMatchObject({ illustration: 'reading' })
  })

  it('T131: does not throw, and shows no draft, for any malformed response', () => {
    const response = { data: [stored('news/a', '2026-01-01'), stored('news/hidden', '', null)] }
    for (const mutate of mutations(200)) {
      const read = articlesFromStrapi(mutate(response), SERVICE)
      expect(read.every(({ title }) => typeof title === 'string')).toBe(true)
    }
  })
})

describe('articleQuery', () => {
  it('asks for what the list shows, and not for texts', () => {
    const query = new URLSearchParams(articleQuery())
    const component = 'populate[Content][on][blocks.article]'
    const fields = [...query]
      .filter(([name]) => name.startsWith(`${component}[fields]`))
      .map(([, name]) => name)
    expect(fields).toEqual(['category', 'title', 'summary', 'publishedOn', 'imageAlt', 'illustration'])
    expect(query.get(`${component}[populate][image]`)).toBe('true')
    expect(query.get('populate[shareImage]')).toBe('true')
  })
})
