import { describe, expect, it } from 'vitest'
import { type PublishedPage, tagsOfMediaChange, tagsOfPageChange, tagsOfUpload } from './tags-of-change.ts'

const about = { id: 1, slug: 'about-us', title: 'About Us' }

/** With a menu whose items have titles of their own. */
function tagsOf(before: PublishedPage | null, after: PublishedPage | null) {
  return tagsOfPageChange(before, after, false)
}

describe('tagsOfPageChange', () => {
  it('returns no tags when only a draft was saved', () => {
    expect(tagsOf(about, about)).toEqual([])
    expect(tagsOf(null, null)).toEqual([])
  })

  it('returns the page alone when only its blocks changed', () => {
    expect(tagsOf(about, { ...about, id: 2 })).toEqual(['page:about-us'])
  })

  it('returns the old and the new path when a page moved', () => {
    expect(tagsOf(about, { ...about, id: 2, slug: 'company' })).toEqual([
      'page:about-us',
      'page:company',
      'pages',
      'navigation',
    ])
  })

  it('returns the list when a title changed, and the menu only if it shows titles of pages', () => {
    const renamed = { ...about, id: 2, title: 'Who we are' }
    expect(tagsOf(about, renamed)).toEqual(['page:about-us', 'pages'])
    expect(tagsOfPageChange(about, renamed, true)).toEqual(['page:about-us', 'pages', 'navigation'])
  })

  it.each([
    [null, about],
    [about, null],
  ])('returns the list and the menu when a page is added or removed', (before, after) => {
    expect(tagsOf(before, after)).toEqual(['page:about-us', 'pages', 'navigation'])
  })
})

describe('an article', () => {
  const article = { id: 1, slug: 'news/opening', title: 'Opening' }

  it('changes the list of articles with every publication', () => {
    expect(tagsOf(article, { ...article, id: 2 })).toEqual(['page:news/opening', 'articles'])
    expect(tagsOf(article, null)).toEqual(['page:news/opening', 'pages', 'navigation', 'articles'])
  })

  it('changes it when it moves to another part of the site or back', () => {
    const elsewhere = { ...article, id: 2, slug: 'opening' }
    expect(tagsOf(article, elsewhere)).toContain('articles')
    expect(tagsOf(elsewhere, article)).toContain('articles')
  })

  it('does not change it as a draft, and the news page is none', () => {
    expect(tagsOf(article, article)).toEqual([])
    const news = { id: 1, slug: 'news', title: 'News' }
    expect(tagsOf(news, { ...news, id: 2 })).toEqual(['page:news'])
  })
})

describe('tagsOfMediaChange', () => {
  it('returns every page and the footer', () => {
    expect(tagsOfMediaChange(['home', 'news'])).toEqual([
      'media',
      'pages',
      'articles',
      'footer',
      'page:home',
      'page:news',
    ])
  })
})

describe('tagsOfUpload', () => {
  it('names the file as documents do', () => {
    const file = { url: '/uploads/a b.jpg', mime: 'image/jpeg', updatedAt: new Date('2026-11-22T10:00:00Z') }
    expect(tagsOfUpload(file)).toEqual(['upload:2026-11-22T10:00:00.000Z /uploads/a b.jpg'])
  })

  it('returns nothing for a URL that the site would not accept, and for what is no image', () => {
    const image = { mime: 'image/png', updatedAt: '2026-11-22' }
    expect(tagsOfUpload({ ...image, url: `/uploads/${'a'.repeat(300)}` })).toEqual([])
    expect(tagsOfUpload({ ...image, url: '/uploads/a.pdf', mime: 'application/pdf' })).toEqual([])
  })
})
