import { describe, expect, it } from 'vitest'
import { tagsOfMediaChange, tagsOfPageChange } from './tags.ts'

const about = { id: 1, slug: 'about-us', title: 'About Us' }

describe('tagsOfPageChange', () => {
  it('names nothing when only a draft was saved', () => {
    expect(tagsOfPageChange(about, about)).toEqual([])
    expect(tagsOfPageChange(null, null)).toEqual([])
  })

  it('names the page alone when only what stands on it changed', () => {
    expect(tagsOfPageChange(about, { ...about, id: 2 })).toEqual(['page:about-us'])
  })

  it('names the old and the new address when a page moved', () => {
    expect(tagsOfPageChange(about, { ...about, id: 2, slug: 'company' })).toEqual([
      'page:about-us',
      'page:company',
      'pages',
      'navigation',
    ])
  })

  it('names the list and the menu when a title changed', () => {
    expect(tagsOfPageChange(about, { ...about, id: 2, title: 'Who we are' })).toEqual([
      'page:about-us',
      'pages',
      'navigation',
    ])
  })

  it.each([
    [null, about],
    [about, null],
  ])('names the list and the menu when a page comes or goes', (before, after) => {
    expect(tagsOfPageChange(before, after)).toEqual(['page:about-us', 'pages', 'navigation'])
  })
})

describe('tagsOfMediaChange', () => {
  it('names every page and the footer', () => {
    expect(tagsOfMediaChange(['home', 'news'])).toEqual([
      'media',
      'pages',
      'footer',
      'page:home',
      'page:news',
    ])
  })
})
