import { describe, expect, it } from 'vitest'
import { block } from '../defaults/compose.ts'
import { parseMarkdown } from '../defaults/parse-markdown.ts'
import { check, news } from './testing/check-sample.ts'

describe('links', () => {
  it.each([
    '/news',
    '/news#main',
    '#main',
    '/news?x=1',
    '/news/',
    '/n%65ws',
    '/file.pdf',
    'https://example.com/x',
    'mailto:a@b.c',
  ])('to %s are valid', (address) => {
    expect(checkLink(address)).toEqual([])
  })

  it.each(['/gone', '/news/more', '/'])('to %s are broken', (address) => {
    expect(checkLink(address)).toEqual([
      `error /news Call to action › Button address: links to ${address}, which does not exist`,
    ])
  })

  it('to an anchor need one on the target page', () => {
    const section = block('rich-text', { title: 'A', sectionId: 'section' })
    const body = block('rich-text', { body: parseMarkdown('[there](#section) and [nowhere](/news#gone)') })
    expect(check({ pages: [news(section, body)] })).toEqual([
      'error /news Text › Text: links to /news#gone, but that page has no such anchor',
    ])
  })

  it('to clauses and forms need an existing one', () => {
    const clauses = block('legal-text', { clauses: [{ title: 'One' }, { title: 'Two' }] })
    const body = block('rich-text', { body: parseMarkdown('[a](#clause-2) [b](#clause-3) [c](#form)') })
    expect(check({ pages: [news(clauses, block('form', { formName: 'contact' }), body)] })).toEqual([
      'error /news Text › Text: links to #clause-3, but that page has no such anchor',
    ])
  })

  it('are found in the entries of lists', () => {
    const cards = block('card-grid', { cards: [{ title: 'One' }, { title: 'Two', linkUrl: '/gone' }] })
    expect(check({ pages: [news(cards)] })).toEqual([
      'error /news Cards › Cards 2 › Link address: links to /gone, which does not exist',
    ])
  })
})

function checkLink(buttonUrl: string): string[] {
  return check({ pages: [news(block('call-to-action', { buttonUrl }))] }, ['/file.pdf'])
}
