import { describe, expect, it } from 'vitest'
import { SLUG_PATTERN } from '../../../../content/model/slug.ts'
import { proposeAddress } from './propose-address.ts'

describe('an address', () => {
  it.each([
    ['Summer sale', 'summer-sale'],
    ['What’s new? Cashback & vouchers!', 'whats-new-cashback-and-vouchers'],
    ['Über Größe und Straße', 'ueber-groesse-und-strasse'],
    ['Olá, São João', 'ola-sao-joao'],
    ['Øl på Ærø', 'ol-pa-aero'],
    ['Новости Beam', 'novosti-beam'],
    ['Νέα από Αθήνα', 'nea-apo-athina'],
    ['iPhone 17 PRO', 'iphone-17-pro'],
    ['  --Many   spaces--  ', 'many-spaces'],
    ['../../etc/passwd', 'etc-passwd'],
    ['🎉', ''],
    ['', ''],
  ])('of %j is %j', (title, expected) => {
    expect(proposeAddress(title, '')).toBe(expected)
  })

  it('of an article begins with that of the news page', () => {
    expect(proposeAddress('We open in Porto', 'news/')).toBe('news/we-open-in-porto')
    expect(proposeAddress('!', 'news/')).toBe('')
  })

  it('is none that the site reserves', () => {
    expect(proposeAddress('Preview', '')).toBe('preview-page')
    expect(proposeAddress('Preview', 'news/')).toBe('news/preview')
  })

  it('ends with a whole word', () => {
    const address = proposeAddress('word '.repeat(40), '')
    expect(address).toMatch(/^word(-word)*$/)
    expect(address.length).toBeLessThanOrEqual(80)
    expect(proposeAddress('x'.repeat(300), '')).toHaveLength(80)
  })

  it('is one that the content service accepts', () => {
    for (const title of ['Ünïcode – “quotes”', 'مرحبا بالعالم', 'a_b.c', 'C++ & C#', '100 %'])
      expect(proposeAddress(title, 'news/')).toMatch(SLUG_PATTERN)
  })
})
