import { describe, expect, it } from 'vitest'
import { defineBlock } from '../model/define-block.ts'
import { address, choice, date, flag, list, longText, picture, prose, text } from '../model/field.ts'
import { ILLUSTRATIONS } from '../model/illustrations.ts'
import { attributesOf, blockSchemas } from './schema-of.ts'

describe('attributesOf', () => {
  it.each([
    [text('A'), { type: 'string' }],
    [longText('A'), { type: 'text' }],
    [prose('A'), { type: 'blocks' }],
    [address('A', ''), { type: 'string' }],
    [
      choice('A', ['left', 'right'], 'right'),
      { type: 'enumeration', enum: ['left', 'right'], default: 'right' },
    ],
    [flag('A', true), { type: 'boolean', default: true }],
    [date('A'), { type: 'date' }],
    [list('A', 'step', {}), { type: 'component', repeatable: true, component: 'items.step' }],
  ])('keeps %j', (field, kept) => {
    expect(attributesOf({ field })['field']).toEqual({
      ...kept,
      pluginOptions: { editor: { label: 'A', description: '' } },
    })
  })

  it('keeps a picture as an image, words for it and one of our drawings', () => {
    const attributes = attributesOf({ picture: picture('Portrait') })
    expect(attributes).toMatchObject({
      image: { type: 'media', multiple: false, allowedTypes: ['images'] },
      imageAlt: { type: 'string' },
      illustration: { type: 'enumeration', enum: [...ILLUSTRATIONS] },
    })
    expect(Object.keys(attributes)).toHaveLength(3)
  })

  it('names the attributes of a second picture after it', () => {
    expect(Object.keys(attributesOf({ poster: picture('Poster') }))).toEqual([
      'poster',
      'posterAlt',
      'posterIllustration',
    ])
  })
})

describe('blockSchemas', () => {
  it('gives each block and each kind of entry a component', () => {
    const schemas = blockSchemas([stepsBlock('steps', { title: text('Title') })])
    expect(Object.keys(schemas)).toEqual(['blocks.steps', 'items.step'])
    expect(schemas['blocks.steps']).toMatchObject({
      collectionName: 'components_blocks_steps',
      info: { displayName: 'Steps', icon: 'walk' },
    })
  })

  it('lets two blocks share a kind of entry, but not call different ones by one name', () => {
    const one = stepsBlock('one', { title: text('Title') })
    const other = stepsBlock('other', { title: text('Title') })
    const another = stepsBlock('another', { words: prose('Words') })
    expect(Object.keys(blockSchemas([one, other]))).toEqual(['blocks.one', 'blocks.other', 'items.step'])
    expect(() => blockSchemas([one, another])).toThrow('Two lists hold different entries called items.step')
  })
})

function stepsBlock(name: string, fields: Parameters<typeof list>[2]) {
  return defineBlock({
    name,
    label: 'Steps',
    help: '',
    icon: 'walk',
    fields: { steps: list('Steps', 'step', fields) },
  })
}
