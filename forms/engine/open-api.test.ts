import { expect, test } from 'vitest'
import { ALL_FORMS } from '../all-forms.ts'
import { openApi } from './open-api.ts'

const description = openApi(ALL_FORMS)

test('every endpoint is described once', () => {
  expect(Object.keys(description.paths)).toEqual(ALL_FORMS.map(({ endpoint }) => endpoint))
})

test('a field is described by what its definition says', () => {
  const { schema } = description.paths['/api/installation']!.post.requestBody.content['application/json']!
  expect(schema.required).toContain('shortDescription')
  expect(schema.required).not.toContain('bankName')
  expect(schema.properties['shortDescription']).toEqual({
    title: 'Short Description',
    type: 'string',
    maxLength: 30,
    minLength: 1,
  })
  expect(schema.properties['cashbackPercentage']).toMatchObject({
    enum: ['10', '15', '20', '25', '30', '35', '40', '45', '50'],
  })
  expect(schema.properties['termsAgreed']).toMatchObject({ type: 'boolean' })
})

test('files travel as multipart/form-data', () => {
  const { content } = description.paths['/api/apply']!.post.requestBody
  expect(content['multipart/form-data']!.schema.properties['cv']).toMatchObject({ format: 'binary' })
})
