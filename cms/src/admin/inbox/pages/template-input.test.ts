import { expect, test } from 'vitest'
import { saveRequest } from './template-input'

const content = { form: 'contact', title: 'Thanks', subject: 'Hello', text: 'Dear {{name}}' }

test('only a template that is new, or a copy of a built-in one, is saved with a key', () => {
  expect(saveRequest(content, 'k')).toEqual({ ...content, key: 'k' })
  expect(saveRequest({ ...content, id: 'built-in-contact', builtIn: true }, 'k')).toEqual({
    ...content,
    key: 'k',
  })
  expect(saveRequest({ ...content, id: '1', builtIn: false }, 'k')).toEqual({ ...content, id: '1' })
})
