import { expect, it } from 'vitest'
import { compareDrafts } from './compare-drafts.ts'

const string = (label: string) => ({ type: 'string', pluginOptions: { editor: { label } } })
const MODELS = {
  page: { attributes: { title: string('Title'), Content: { type: 'dynamiczone' } } },
  hero: {
    info: { displayName: 'Hero' },
    attributes: { title: string('Title'), image: { type: 'media' } },
  },
}

it('reads what is typed as it reads what is stored', () => {
  const typed = {
    documentId: 'a',
    title: 'Mine',
    Content: [{ __component: 'hero', id: 7, title: 'Same', image: { id: 3, name: 'photo.png', url: '/a' } }],
  }
  const values = {
    title: 'Theirs',
    Content: [{ __component: 'hero', title: 'Same', image: { fileId: 3, name: 'photo.png' } }],
  }
  expect(compareDrafts('page', typed, { values, models: MODELS })).toEqual({
    mine: lines('Mine'),
    theirs: lines('Theirs'),
  })
})

function lines(title: string): object[] {
  return [
    { label: 'Title', text: title },
    { label: 'Hero', text: '' },
    { label: 'Hero › Title', text: 'Same' },
    { label: 'Hero › image', text: 'photo.png' },
  ]
}
