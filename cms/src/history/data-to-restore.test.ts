import { describe, expect, it } from 'vitest'
import type { FindModel, Model, Values } from '../editing/document-model.ts'
import { dataToRestore } from './data-to-restore.ts'
import { readableLines } from '../editing/readable-lines.ts'
import { filesIn, toSnapshot } from '../editing/snapshot.ts'

const CARD: Model = { attributes: { title: text('Title') } }
const HERO: Model = {
  info: { displayName: 'Hero' },
  attributes: {
    title: text('Title'),
    description: { type: 'blocks', pluginOptions: { editor: { label: 'Description' } } },
    image: { type: 'media', multiple: false },
    cards: { type: 'component', component: 'items.card', repeatable: true },
  },
}
const PAGE: Model = {
  attributes: {
    title: text('Title'),
    color: { type: 'enumeration', enum: ['Pink', 'Teal'] },
    Content: { type: 'dynamiczone', components: ['blocks.hero'] },
    updatedAt: { type: 'datetime' },
    createdBy: { type: 'relation' },
  },
}
const findModel: FindModel = (uid) => ({ 'blocks.hero': HERO, 'items.card': CARD })[uid]

const RICH_TEXT = [
  {
    type: 'paragraph',
    children: [{ text: 'Read ' }, { type: 'link', url: '/faq', children: [{ text: 'this' }] }],
  },
  { type: 'list', children: [{ children: [{ text: 'One' }] }, { children: [{ text: 'Two' }] }] },
]
const DOCUMENT: Values = {
  id: 7,
  documentId: 'abc',
  updatedAt: '2026-11-22T08:00:00.000Z',
  createdBy: { id: 1, email: 'a@example.com' },
  title: 'News',
  color: 'Pink',
  Content: [
    {
      id: 3,
      __component: 'blocks.hero',
      title: 'Hello',
      description: RICH_TEXT,
      image: { id: 5, name: 'photo.png', url: '/uploads/photo.png' },
      cards: [{ id: 9, title: 'A card' }],
    },
  ],
}
const SNAPSHOT = toSnapshot(DOCUMENT, PAGE, findModel)

describe('a snapshot', () => {
  it('holds the content without row numbers, dates and users', () => {
    expect(SNAPSHOT).toEqual({
      title: 'News',
      color: 'Pink',
      Content: [
        {
          __component: 'blocks.hero',
          title: 'Hello',
          description: RICH_TEXT,
          image: { fileId: 5, name: 'photo.png' },
          cards: [{ title: 'A card' }],
        },
      ],
    })
  })

  it('knows its files', () => {
    expect(filesIn(SNAPSHOT)).toEqual([5])
  })

  it('is restored with all of its content', () => {
    expect(dataToRestore(SNAPSHOT, PAGE, findModel, new Set([5]))).toEqual({
      title: 'News',
      color: 'Pink',
      Content: [
        {
          __component: 'blocks.hero',
          title: 'Hello',
          description: RICH_TEXT,
          image: 5,
          cards: [{ title: 'A card' }],
        },
      ],
    })
  })

  it('is restored without deleted files, removed blocks, fields and choices; new fields become empty', () => {
    const older: Values = {
      headline: 'A field of old',
      color: 'Sepia',
      Content: [{ __component: 'blocks.gone', title: 'Gone' }, ...(SNAPSHOT['Content'] as Values[])],
    }
    expect(dataToRestore(older, PAGE, findModel, new Set())).toMatchObject({
      title: null,
      color: null,
      Content: [{ __component: 'blocks.hero', image: null }],
    })
    expect(dataToRestore(older, PAGE, findModel, new Set())).not.toHaveProperty('headline')
    expect(dataToRestore({}, PAGE, findModel, new Set())).toEqual({ title: null, color: null, Content: [] })
  })

  it('is restored with illustrations under their present names', () => {
    const illustration = { type: 'enumeration', enum: ['token', 'idea-board'] }
    const restored = (name: unknown) =>
      dataToRestore({ illustration: name }, { attributes: { illustration } }, findModel, new Set())
    expect(restored('new-door')).toEqual({ illustration: 'idea-board' })
    expect(restored('token')).toEqual({ illustration: 'token' })
    expect(restored('an-illustration-of-old')).toEqual({ illustration: null })
    expect(restored(null)).toEqual({ illustration: null })
  })

  it('is readable as text in the order of the form', () => {
    expect(readableLines(SNAPSHOT, PAGE, findModel)).toEqual([
      { label: 'Title', text: 'News' },
      { label: 'color', text: 'Pink' },
      { label: 'Hero', text: '' },
      { label: 'Hero › Title', text: 'Hello' },
      { label: 'Hero › Description', text: 'Read this (/faq)' },
      { label: 'Hero › Description', text: 'One' },
      { label: 'Hero › Description', text: 'Two' },
      { label: 'Hero › image', text: 'photo.png' },
      { label: 'Hero › cards 1 › Title', text: 'A card' },
    ])
  })
})

function text(label: string) {
  return { type: 'string', pluginOptions: { editor: { label } } }
}
