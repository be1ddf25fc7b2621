import { describe, expect, it } from 'vitest'
import { defineBlock } from '../model/define-block.ts'
import { list, picture, text } from '../model/field.ts'
import { footerQuery, populateQuery } from './populate-query.ts'

const textBlock = defineBlock({ name: 'text', label: '', help: '', icon: '', fields: { title: text('') } })
const cards = defineBlock({
  name: 'cards',
  label: '',
  help: '',
  icon: '',
  fields: {
    picture: picture(''),
    cards: list('', 'card', { title: text(''), picture: picture('') }),
    facts: list('', 'fact', { title: text('') }),
  },
})

describe('populateQuery', () => {
  it('populates a block without relations', () => {
    expect(populateQuery([textBlock])).toContain('populate[Content][on][blocks.text]=true')
  })

  it('populates images at both levels, and lists without images', () => {
    const query = new URLSearchParams(populateQuery([cards]))
    const within = 'populate[Content][on][blocks.cards][populate]'
    expect(query.get(`${within}[image]`)).toBe('true')
    expect(query.get(`${within}[cards][populate][image]`)).toBe('true')
    expect(query.get(`${within}[facts]`)).toBe('true')
    expect(query.has('populate[Content][on][blocks.cards]')).toBe(false)
  })

  it('populates the share image', () => {
    expect(new URLSearchParams(populateQuery([])).get('populate[shareImage]')).toBe('true')
  })
})

describe('footerQuery', () => {
  it('populates every list and image of the footer', () => {
    const query = new URLSearchParams(footerQuery())
    expect(query.get('populate[logo]')).toBe('true')
    expect(query.get('populate[Partner][populate][image]')).toBe('true')
    expect(query.get('populate[quickLinks]')).toBe('true')
    expect(query.get('populate[socialLinks]')).toBe('true')
    expect(query.get('populate[certifications][populate][image]')).toBe('true')
  })
})
