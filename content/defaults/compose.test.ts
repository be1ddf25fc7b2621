import { expect, it } from 'vitest'
import { block, drawing, page, pictured } from './compose.ts'

it('fills what is not given with absent values, initial choices and flags', () => {
  expect(block('hero', { title: 'Pay' })).toEqual({
    block: 'hero',
    category: '',
    title: 'Pay',
    description: [],
    buttonText: '',
    buttonUrl: '',
    secondButtonText: '',
    secondButtonUrl: '',
    showStoreButtons: false,
    backgroundColor: 'Charcoal',
    picture: null,
    imagePosition: 'left',
  })
})

it('writes rich text from its notation, and takes it ready-made', () => {
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Pay.' }] }] as const
  expect(block('rich-text', { body: 'Pay.' }).body).toEqual(body)
  expect(block('rich-text', { body }).body).toEqual(body)
})

it('takes plain words that run over several lines', () => {
  expect(block('hero', { title: 'Pay, and\n    something comes back.' }).title).toBe(
    'Pay, and something comes back.',
  )
})

it('completes the entries of a list as it completes a block', () => {
  expect(block('steps', { steps: [{ title: 'First', text: 'Pay.' }] }).steps).toEqual([
    {
      title: 'First',
      text: [{ type: 'paragraph', children: [{ type: 'text', text: 'Pay.' }] }],
      picture: null,
    },
  ])
})

it('lets a page be shared under its title unless told otherwise', () => {
  const given = { slug: 'a', title: 'A title', shareDescription: 'About it.', blocks: [] }
  expect(page(given)).toEqual({ ...given, shareTitle: 'A title', shareImage: null, colourWorld: 'Pink' })
  expect(page({ ...given, shareTitle: 'Another' }).shareTitle).toBe('Another')
})

it('takes a drawing without words for decoration', () => {
  expect(drawing('token')).toEqual({ illustration: 'token', alt: '' })
})

it('says what a drawing shows, and refuses one that nobody has described', () => {
  expect(pictured('mission')).toEqual({ illustration: 'mission', alt: 'An arrow in the middle of a target' })
  expect(() => pictured('logo-a')).toThrow('Nothing says what logo-a shows')
})
