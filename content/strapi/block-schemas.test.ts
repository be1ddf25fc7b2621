import { describe, expect, it } from 'vitest'
import { defineBlock } from '../model/define-block.ts'
import { url, choice, date, flag, list, longText, picture, richText, text } from '../model/field.ts'
import { ILLUSTRATIONS } from '../model/illustrations.ts'
import { attributesOf, blockSchemas } from './block-schemas.ts'

describe('attributesOf', () => {
  it.each([
    [text('A'), { type: 'string' }],
    [longText('A'), { type: 'text' }],
    [richText('A'), { type: 'blocks' }],
    [url('A', ''), { type: 'string' }],
    [
      choice('A', ['left', 'right'], 'right'),
      { type: 'enumeration', enum: ['left', 'right'], default: 'right' },
    ],
    [flag('A', true), { type: 'boolean', default: true }],
    [date('A'), { type: 'date' }],
    [list('A', 'step', {}), { type: 'component', repeatable: true, component: 'items.step' }],
  ])('stores %j', (field, stored) => {
    expect(attributesOf({ field })['field']).toEqual({
      ...stored,
      pluginOptions: { editor: { label: 'A', description: '' } },
    })
  })

  it('stores a picture as an image, its alternative text and an illustration', () => {
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
  it('generates a component for each block and for its list entries', () => {
    const schemas = blockSchemas([stepsBlock('steps', { title: text('Title') })])
    expect(Object.keys(schemas)).toEqual(['blocks.steps', 'items.step'])
    expect(schemas['blocks.steps']).toMatchObject({
      collectionName: 'components_blocks_steps',
      info: { displayName: 'Steps', icon: 'walk' },
    })
  })

  it('allows two blocks to share an entry component, unless its fields differ', () => {
    const one = stepsBlock('one', { title: text('Title') })
    const other = stepsBlock('other', { title: text('Title') })
    const another = stepsBlock('another', { body: richText('Body') })
    expect(Object.keys(blockSchemas([one, other]))).toEqual(['blocks.one', 'blocks.other', 'items.step'])
    expect(() => blockSchemas([one, another])).toThrow('Two lists define different entries named items.step')
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
