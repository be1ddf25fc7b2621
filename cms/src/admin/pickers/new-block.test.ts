import { expect, it } from 'vitest'
import { newBlock } from './new-block.ts'

it('a new block has the defaults of its component and empty lists', () => {
  const attributes = {
    title: { type: 'string' },
    color: { type: 'enumeration', default: 'Teal' },
    firstOpen: { type: 'boolean', default: false },
    items: { type: 'component', repeatable: true },
    image: { type: 'media' },
  }
  expect(newBlock('accordion', attributes)).toEqual({
    __component: 'blocks.accordion',
    color: 'Teal',
    firstOpen: false,
    items: [],
  })
})
