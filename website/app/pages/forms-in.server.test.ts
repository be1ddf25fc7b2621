import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { form as formBlock } from '@beam/content/model/blocks/form.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { formsIn } from './forms-in.server.ts'

test.each(ALL_FORMS)('$name is on the default page of its definition', (form) => {
  const page = ALL_PAGES.find(({ slug }) => pagePath(slug) === form.page)
  expect(formsIn(page?.blocks ?? []).map(({ name }) => name)).toContain(form.name)
})

test.each(ALL_FORMS)('editors can choose $name in a block', ({ name }) => {
  expect(formBlock.fields.formName.help?.split(/[ ,.]+/)).toContain(name)
})

test('a block with an unknown form name shows no form', () => {
  const block = {
    block: 'form',
    formName: 'newsletter',
    title: '',
    intro: [],
    aside: [],
    checklistTitle: '',
    checklist: [],
    picture: null,
  } as const
  expect(formsIn([block])).toEqual([])
})
