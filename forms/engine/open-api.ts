import { fileFieldsOf } from './file-fields-of.ts'
import type { Field, FormDefinition } from './form-definition.ts'
import { longestAnswer } from './validate.ts'

/** The forms' endpoints as an OpenAPI 3.1 description. Pure; hand it `ALL_FORMS`. */
export function openApi(forms: readonly FormDefinition[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Beam Wallet: forms',
      version: '1.0.0',
      description:
        'Takes the submissions of the website’s forms. An `Idempotency-Key` makes sending again safe.',
    },
    paths: Object.fromEntries(forms.map((form) => [form.endpoint, { post: operation(form) }])),
    components: { schemas: { Stored: STORED, Refused: REJECTED } },
  }
}

function operation(form: FormDefinition) {
  const schema = answersSchema(form)
  return {
    operationId: form.name,
    summary: form.title,
    parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }],
    requestBody: {
      required: true,
      content: Object.fromEntries(contentTypes(form).map((type) => [type, { schema }])),
    },
    responses: RESPONSES,
  }
}

function contentTypes(form: FormDefinition): readonly string[] {
  return fileFieldsOf(form).length > 0
    ? ['application/json', 'multipart/form-data']
    : ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
}

function answersSchema(form: FormDefinition) {
  const fields = Object.entries(form.fields)
  return {
    type: 'object',
    required: fields.filter(([, field]) => isNeeded(field)).map(([name]) => name),
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, { title: field.label, ...answerSchema(field) }]),
    ),
  }
}

function isNeeded(field: Field): boolean {
  return field.rules.some(({ name }) => name === 'required' || name === 'accepted')
}

function answerSchema(field: Field) {
  switch (field.type) {
    case 'checkbox':
      return { type: 'boolean' }
    case 'file':
      return { type: 'string', format: 'binary', contentMediaType: field.accept }
    case 'select':
    case 'radios': {
      const values = field.options.map(({ value }) => value)
      return {
        type: 'string',
        enum: field.initial || isNeeded(field) ? values : ['', ...values],
        ...initial(field.initial),
      }
    }
    default:
      return { type: 'string', maxLength: longestAnswer(field), ...(isNeeded(field) && { minLength: 1 }) }
  }
}

function initial(value: string | undefined) {
  return value === undefined ? {} : { default: value }
}

const STORED = {
  type: 'object',
  required: ['id', 'reference', 'message'],
  properties: { id: { type: 'string' }, reference: { type: 'string' }, message: { type: 'string' } },
}

const REJECTED = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    errors: { type: 'array', items: { type: 'string' } },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

const RESPONSES = {
  '201': answered('Stored, once', 'Stored'),
  '400': answered('Not JSON, not a form, or not an object', 'Refused'),
  '403': answered('From a foreign origin', 'Refused'),
  '413': answered('Too large', 'Refused'),
  '415': answered('Another content type', 'Refused'),
  '422': answered('A rule is broken, or the key was used for other answers', 'Refused'),
  '429': answered('Too many from one client', 'Refused'),
  '503': answered('Not stored; try again later', 'Refused'),
}

function answered(description: string, schema: 'Stored' | 'Refused') {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  }
}
