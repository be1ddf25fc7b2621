import { describe, expect, it } from 'vitest'
import { tagsOfMediaChange, tagsOfPageChange, tagsOfUpload } from './tags-of-change.ts'

const about = { id: 1, slug: 'about-us', title: 'About Us' }

describe('tagsOfPageChange', () => {
  it('returns no tags when only a draft was saved', () => {
    expect(tagsOfPageChange(about, about)).toEqual([])
    expect(tagsOfPageChange(null, null)).toEqual([])
  })

  it('returns the page alone when only its blocks changed', () => {
    expect(tagsOfPageChange(about, { ...about, id: 2 })).toEqual(['page:about-us'])
  })

  it('returns the old and the new path when a page moved', () => {
    expect(tagsOfPageChange(about, { ...about, id: 2, slug: 'company' })).toEqual([
      'page:about-us',
      'page:company',
      'pages',
      'navigation',
    ])
  })

  it('returns the list and the menu when a title changed', () => {
    expect(tagsOfPageChange(about, { ...about, id: 2, title: 'Who we are' })).toEqual([
      'page:about-us',
      'pages',
      'navigation',
    ])
  })

  it.each([
    [null, about],
    [about, null],
  ])('returns the list and the menu when a page is added or removed', (before, after) => {
    expect(tagsOfPageChange(before, after)).toEqual(['page:about-us', 'pages', 'navigation'])
  })
})

describe('an article', () => {
  const article = { id: 1, slug: 'news/opening', title: 'Opening' }

  it('changes the list of articles with every publication', () => {
    expect(tagsOfPageChange(article, { ...article, id: 2 })).toEqual(['page:news/opening', 'articles'])
    expect(tagsOfPageChange(article, null)).toEqual(['page:news/opening', 'pages', 'navigation', 'articles'])
  })

  it('changes it when it moves to another part of the site or back', () => {
    const elsewhere = { ...article, id: 2, slug: 'opening' }
    expect(tagsOfPageChange(article, elsewhere)).toContain('articles')
    expect(tagsOfPageChange(elsewhere, article)).toContain('articles')
  })

  it('does not change it as a draft, and the news page is none', () => {
    expect(tagsOfPageChange(article, article)).toEqual([])
    const news = { id: 1, slug: 'news', title: 'News' }
    expect(tagsOfPageChange(news, { ...news, id: 2 })).toEqual(['page:news'])
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

  it('returns nothing for an address that the site would not accept, and for what is no image', () => {
    const image = { mime: 'image/png', updatedAt: '2026-11-22' }
    expect(tagsOfUpload({ ...image, url: `/uploads/${'a'.repeat(300)}` })).toEqual([])
    expect(tagsOfUpload({ ...image, url: '/uploads/a.pdf', mime: 'application/pdf' })).toEqual([])
  })
})
