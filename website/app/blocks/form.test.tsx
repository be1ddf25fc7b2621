import { block, illustration } from '@beam/content/defaults/compose.ts'
import { form as formBlock } from '@beam/content/model/blocks/form.ts'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { parseMarkdown } from '@beam/content/defaults/parse-markdown.ts'
import { expect, test } from 'vitest'
import { renderBlocks } from './testing/render-blocks.tsx'

const aside = parseMarkdown('Read this')
const checklist = parseMarkdown('- Your IBAN')

test('the checklist is in one card with the text beside the form, before the form', () => {
  const markup = renderBlocks(block('form', { formName: 'contact', checklist, aside }))
  const [card = '', after = ''] = markup.split('</details>')
  expect(card).toMatch(/class="form-checklist".*Your IBAN.*Read this/s)
  expect(after).toContain('data-form="contact"')
  expect(after).not.toContain('Read this')
})

test('without a checklist, the text beside the form is before it, too', () => {
  const markup = renderBlocks(block('form', { formName: 'contact', aside }))
  expect(markup).not.toContain('<details')
  expect(markup).toMatch(/class="[^"]*form-aside".*Read this.*data-form="contact"/s)
})

test('a picture is after the texts beside the form, and loads late', () => {
  const markup = renderBlocks(block('form', { formName: 'contact', aside, picture: illustration('reading') }))
  expect(markup).toMatch(
    /form-aside.*<img[^>]*class="form-picture"[^>]* loading="lazy".*data-form="contact"/s,
  )
})

test('editors read which forms have a place for a picture: those of one section', () => {
  const names = ALL_FORMS.filter(({ sections }) => sections.length === 1).map(({ name }) => name)
  expect(formBlock.fields.picture.help).toContain(`beside ${names.join(' or ')};`)
})
