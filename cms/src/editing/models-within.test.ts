import { expect, it } from 'vitest'
import type { Model } from './document-model.ts'
import { modelsWithin } from './models-within.ts'

const MODELS: Readonly<Record<string, Model>> = {
  page: {
    info: { displayName: 'Page' },
    attributes: {
      title: { type: 'string', enum: ['a'], pluginOptions: { editor: { label: 'Title' } } },
      createdBy: { type: 'relation' },
      Content: { type: 'dynamiczone', components: ['list', 'text'] },
    },
  },
  list: { attributes: { items: { type: 'component', component: 'item', repeatable: true } } },
  text: { info: { displayName: 'Text' }, attributes: {} },
  item: { attributes: { lists: { type: 'component', component: 'list' } } },
  other: { attributes: {} },
}

it('has the type and its components at every depth, without what only saving needs', () => {
  expect(modelsWithin('page', (uid) => MODELS[uid])).toEqual({
    page: {
      info: { displayName: 'Page' },
      attributes: {
        title: { type: 'string', pluginOptions: { editor: { label: 'Title' } } },
        Content: { type: 'dynamiczone' },
      },
    },
    text: { info: { displayName: 'Text' }, attributes: {} },
    list: {
      info: { displayName: 'Block' },
      attributes: { items: { type: 'component', component: 'item', repeatable: true } },
    },
    item: { info: { displayName: 'Block' }, attributes: { lists: { type: 'component', component: 'list' } } },
  })
})
