import { expect, it } from 'vitest'
import { block, illustration, page, describedIllustration } from './compose.ts'

it('gives omitted fields empty values or their initial choice', () => {
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

it('parses rich text from Markdown, and accepts it parsed', () => {
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Pay.' }] }] as const
  expect(block('rich-text', { body: 'Pay.' }).body).toEqual(body)
  expect(block('rich-text', { body }).body).toEqual(body)
})

it('joins the lines of plain text', () => {
  expect(block('hero', { title: 'Pay, and\n    something comes back.' }).title).toBe(
    'Pay, and something comes back.',
  )
})

it('completes list entries like blocks', () => {
  expect(block('steps', { steps: [{ title: 'First', text: 'Pay.' }] }).steps).toEqual([
    {
      title: 'First',
      text: [{ type: 'paragraph', children: [{ type: 'text', text: 'Pay.' }] }],
      picture: null,
    },
  ])
})

it('uses the title of a page as its share title by default', () => {
  const values = { slug: 'a', title: 'A title', shareDescription: 'About it.', blocks: [] }
  expect(page(values)).toEqual({ ...values, shareTitle: 'A title', shareImage: null, colourWorld: 'Pink' })
  expect(page({ ...values, shareTitle: 'Another' }).shareTitle).toBe('Another')
})

it('returns a decorative illustration without alternative text', () => {
  expect(illustration('token')).toEqual({ illustration: 'token', alt: '' })
})

it('adds the alternative text of an illustration, and rejects one without', () => {
  expect(describedIllustration('mission')).toEqual({
    illustration: 'mission',
    alt: 'A merchant giving a customer a shopping bag, with a coin above it',
  })
  expect(() => describedIllustration('logo-a')).toThrow('The illustration logo-a has no alternative text')
})
