import { expect, it } from 'vitest'
import { block, page } from '../defaults/compose.ts'
import { check, HEAD, item, news } from './testing/check-sample.ts'

it('a page that was removed from the menu is reported unless something else links to it', () => {
  const other = { ...news(), slug: 'other', title: 'Other' }
  const navigation = [item({ title: 'Other', address: '/other' })]
  const lost = 'warning /news Neither the menu, the footer nor another page links to this page'
  expect(check({ pages: [news(), other], navigation })).toContain(lost)
  const toNews = block('call-to-action', { title: 'News', buttonText: 'News', buttonUrl: '/news#main' })
  const itself = news(toNews)
  expect(check({ pages: [itself, other], navigation })).toContain(lost)
  expect(check({ pages: [news(), { ...other, blocks: [HEAD, toNews] }], navigation })).not.toContain(lost)
})

it('articles are reachable: the news page lists them', () => {
  const article = page({ slug: 'news/a', title: 'A', shareDescription: 'News.', blocks: [HEAD] })
  const navigation = [item({ title: 'News', address: '/news' })]
  const lost = 'Neither the menu, the footer nor another page links to this page'
  expect(check({ pages: [news(), article], navigation }).filter((line) => line.includes(lost))).toEqual([])
})
