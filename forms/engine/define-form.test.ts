import { expect, test } from 'vitest'
import { careerApplyForm } from '../definitions/career-apply.ts'
import { defineForm, type FormDraft, type TextField } from './define-form.ts'
import { describeAnswers } from './describe-answers.ts'
import { openApi } from './open-api.ts'
import { readAnswers } from './read-answers.ts'
import { required } from './rules.ts'
import { validate } from './validate.ts'

const nickname: TextField = { type: 'text', label: 'Nickname', rules: [required('Nickname is required')] }

test('a field added to a definition is read, validated, described and published without another change', () => {
  const form = defineForm(withField('nickname', nickname))
  const read = readAnswers(form, { nickname: ' Bee ' })
  const answers = read.ok ? read.answers : {}
  expect(answers['nickname']).toBe('Bee')
  expect(validate(form, {})['nickname']).toBe('Nickname is required')
  expect(describeAnswers(form, answers)).toContainEqual({
    field: 'nickname',
    section: 'More',
    label: 'Nickname',
    text: 'Bee',
  })
  expect(JSON.stringify(openApi([form]))).toContain('"nickname":{"title":"Nickname"')
})

test('two fields of one name are rejected', () => {
  expect(() => defineForm(withField('email', nickname))).toThrow('two fields named email')
})

function withField(name: string, field: TextField): FormDraft {
  const { fields, sections, ...rest } = careerApplyForm
  const copies = sections.map((section) => ({
    ...section,
    fields: Object.fromEntries(section.fields.map((one) => [one, fields[one]!])),
  }))
  return { ...rest, sections: [...copies, { title: 'More', fields: { [name]: field } }] }
}
