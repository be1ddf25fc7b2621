import { describe, expect, test } from 'vitest'
import { ALL_FORMS, formNamed } from '@beam/forms/all-forms.ts'
import { defineForm, type TextField } from '@beam/forms/engine/define-form.ts'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { rejectedState, renderForm, textOf } from './testing/render-form.tsx'

describe.each(ALL_FORMS)('$name as plain HTML', (form) => {
  const html = renderForm(form)

  test('posts to its own page and leaves validation to us', () => {
    expect(html).toMatch(new RegExp(`<form[^>]* data-form="${form.name}"[^>]*>`, 'u'))
    const tag = /<form[^>]*>/u.exec(html)![0]
    expect(tag).toContain('method="post"')
    expect(tag).toContain('noValidate=""')
    expect(tag).toContain(`action="${form.page}"`)
    expect(html).not.toContain('required=""')
  })

  test('has a control with a label for every field, and the honeypot', () => {
    const names = [...html.matchAll(/ name="([^"]+)"/gu)].map(([, name]) => name)
    expect([...new Set(names)]).toEqual([...Object.keys(form.fields), HONEYPOT_NAME])
    for (const { label } of Object.values(form.fields)) expect(textOf(html)).toContain(textOf(escape(label)))
  })

  test('has one live region for the form’s error, rendered from the start', () => {
    expect(html.match(/role="alert"/gu)).toHaveLength(1)
    const above = html.indexOf('role="alert"') < html.indexOf(' name="')
    expect(above).toBe(form.failure.place === 'above-form')
  })

  test('is silent about the form’s error when the summary takes the focus and announces the failure', () => {
    const silent = /role="alert" aria-live="off"/u
    const errors = { [Object.keys(form.fields)[0]!]: 'Wrong' }
    expect(renderForm(form, { ...rejectedState(form, { formError: 'Wrong' }), errors })).toMatch(silent)
    expect(renderForm(form, { ...rejectedState(form, { formError: 'Wrong' }), errors: {} })).not.toMatch(
      silent,
    )
  })

  test('has one button, with its own label', () => {
    expect(html.match(/type="submit"/gu)).toHaveLength(1)
    expect(html).toContain(`>${form.submit.idle}</button>`)
  })

  test('says before its button what sending does not do', () => {
    const position = textOf(html).indexOf(form.beforeSending?.text ?? form.submit.idle)
    expect(position).toBeGreaterThan(-1)
    expect(position).toBeLessThanOrEqual(textOf(html).indexOf(form.submit.idle))
    for (const { address } of form.beforeSending?.links ?? []) expect(html).toContain(`href="${address}"`)
  })

  test('shows every error of a submission without JavaScript beside its field and in the summary, with the answers', () => {
    const name = Object.keys(form.fields).find((field) =>
      ['text', 'textarea'].includes(form.fields[field]!.type),
    )
    const rejected = renderForm(
      form,
      rejectedState(form, { answers: { [name!]: 'Ana "Bee" <b>' }, formError: 'From the server' }),
    )
    for (const field of Object.keys(form.fields)) {
      expect(messageOf(rejected, field)).toBe(`Wrong ${field}`)
      expect(rejected).toContain(`<a href="#${field}">Wrong ${field}</a>`)
    }
    expect(rejected.includes('Ana &quot;Bee&quot; &lt;b&gt;')).toBe(true)
    expect(rejected).toMatch(/role="alert"[^>]*>.*?<p>From the server<\/p>/u)
  })
})

test('a list of errors is shown as a list, even with a single entry', () => {
  const html = renderForm(
    formNamed('contact')!,
    rejectedState(formNamed('contact')!, { formError: ['Closed <b>'] }),
  )
  expect(html).toMatch(/role="alert"[^>]*>.*?<ul><li>Closed &lt;b&gt;<\/li><\/ul>/u)
})

test('an option is preselected where the specification says so, and nowhere else', () => {
  expect(renderForm(formNamed('contact')!)).toMatch(/checked="" value="Support"/u)
  expect(renderForm(formNamed('apply')!)).toMatch(/<option value="Design" selected="">/u)
  expect(renderForm(formNamed('os-installation')!)).not.toMatch(/type="radio"[^>]*checked/u)
  for (const form of ALL_FORMS) expect(renderForm(form)).not.toMatch(/type="checkbox"[^>]*checked/u)
})

test('terms open a new tab, so that the form stays', () => {
  const html = renderForm(formNamed('apply')!)
  expect(html).toMatch(/<a href="\/terms" target="_blank" rel="noopener">Terms and Conditions/u)
  expect(html).toMatch(/<a href="\/privacy-policy" target="_blank" rel="noopener">Privacy Policy/u)
})

test('files are sent as multipart, and the page shows when they have to be chosen again', () => {
  const form = formNamed('apply')!
  expect(renderForm(form)).toContain('encType="multipart/form-data"')
  expect(renderForm(form)).not.toContain('choose them again')
  expect(renderForm(form, { ...rejectedState(form), filesLost: true })).toContain(
    'Please choose your files again.',
  )
})

test('a guided form shows all its sections until JavaScript is there', () => {
  const html = renderForm(formNamed('installation')!)
  expect(html).not.toMatch(/<fieldset[^>]*hidden/u)
  expect(html).toContain('Section 7 of 7')
  expect(html).toContain('>Accept and send</button>')
})

test('only a guided form says that one can pause, and each kind of answer that is not kept, before the first section', () => {
  const [before, ...sections] = renderForm(formNamed('installation')!).split('<fieldset')
  expect(before).toContain(
    'You can pause: your answers are kept on this device, except the VAT number, certificate code, phone numbers, and IBAN.',
  )
  expect(sections.join('')).not.toContain('You can pause')
  expect(renderForm(formNamed('investor')!)).not.toContain('You can pause')
})

test('a field added to a definition is rendered without another change', () => {
  const nickname: TextField = { type: 'text', label: 'Nickname', rules: [], inputLimit: 7 }
  const { fields, sections, ...rest } = formNamed('career-apply')!
  const form = defineForm({
    ...rest,
    sections: [{ ...sections[0]!, fields: { ...fields, nickname } }],
  })
  expect(renderForm(form)).toMatch(
    /<label for="nickname">Nickname<\/label>.*<input[^>]* id="nickname"[^>]* maxLength="7"/u,
  )
})

function messageOf(html: string, field: string): string {
  return textOf(new RegExp(`<p class="field-error" id="${field}-error">(.*?)</p>`, 'u').exec(html)?.[1] ?? '')
}

function escape(label: string): string {
  return label.replaceAll('&', '&amp;')
}
