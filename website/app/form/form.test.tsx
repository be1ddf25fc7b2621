import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { ALL_FORMS, formNamed } from '@beam/forms/all-forms.ts'
import { defineForm, type FormDefinition, type TextField } from '@beam/forms/engine/define-form.ts'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { withUploadLimit } from '@beam/forms/engine/with-upload-limit.ts'
import { Form } from './form.tsx'
import { GuidedForm } from './guided-form.tsx'
import { PlainForm } from './plain-form.tsx'
import type { FormState, FormError } from './form-state.ts'

describe.each(ALL_FORMS)('$name as plain HTML', (form) => {
  const html = render(form)

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
    for (const { label } of Object.values(form.fields)) expect(text(html)).toContain(text(escape(label)))
  })

  test('has one live region for the form’s error, rendered from the start', () => {
    expect(html.match(/role="alert"/gu)).toHaveLength(1)
    const above = html.indexOf('role="alert"') < html.indexOf(' name="')
    expect(above).toBe(form.failure.place === 'above-form')
  })

  test('is silent about the form’s error when the summary takes the focus and announces the failure', () => {
    const silent = /role="alert" aria-live="off"/u
    const errors = { [Object.keys(form.fields)[0]!]: 'Wrong' }
    expect(render(form, { ...rejectedState(form, { formError: 'Wrong' }), errors })).toMatch(silent)
    expect(render(form, { ...rejectedState(form, { formError: 'Wrong' }), errors: {} })).not.toMatch(silent)
  })

  test('has one button, with its own label', () => {
    expect(html.match(/type="submit"/gu)).toHaveLength(1)
    expect(html).toContain(`>${form.submit.idle}</button>`)
  })

  test('shows every error of a submission without JavaScript beside its field and in the summary, with the answers', () => {
    const name = Object.keys(form.fields).find((field) =>
      ['text', 'textarea'].includes(form.fields[field]!.type),
    )
    const rejected = render(
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

  test('thanks, with the reference, instead of the form', () => {
    const sent = render(form, { kind: 'sent', reference: 'BW-7K3Q-X2M9P' })
    expect(sent).not.toContain('<form')
    expect(text(sent)).toContain(form.success.join(' '))
    expect(text(sent)).toContain('What happens next')
    expect(form.afterwards.steps.length).toBeGreaterThan(1)
    for (const step of form.afterwards.steps) expect(sent).toContain(`<li>${step}</li>`)
    expect(sent).toContain('href="/contacts"')
    expect(sent).toContain('BW-7K3Q-X2M9P')
  })
})

test.each(['installation', 'os-installation'])('after the form %s comes the way to the pack', (name) => {
  const sent = render(formNamed(name)!, { kind: 'sent', reference: 'BW-7K3Q-X2M9P' })
  expect(sent).toMatch(
    /<a [^>]*href="\/local-store#installation-packs"[^>]*>(?:<[^>]+>)*Get the installation pack/u,
  )
})

test.each(ALL_FORMS)('no block of $page repeats a heading of the thank-you panel', (form) => {
  const page = ALL_PAGES.find(({ slug }) => pagePath(slug) === form.page)!
  const titles = page.blocks.flatMap((block) => ('title' in block ? [block.title] : []))
  const panel = text(render(form, { kind: 'sent', reference: '' }))
  expect(titles.filter((title) => title !== '' && panel.includes(title))).toEqual([])
})

test('T173: the thank-you panel promises no confirmation, and is the same for everybody', () => {
  const sent: FormState = { kind: 'sent', reference: 'BW-7K3Q-X2M9P' }
  const panel = text(render(formNamed('contact')!, sent))
  expect(panel).toContain(
    'We usually send a confirmation to the email address you gave within a few minutes.',
  )
  expect(panel).toContain('We do not confirm every form')
  const withoutMail = text(render(formNamed('contact')!, sent, { sendsMail: false }))
  expect(withoutMail).toContain('We do not send a confirmation by email.')
  expect(withoutMail).not.toContain('We usually send')
})

test('a list of errors is shown as a list, even with a single entry', () => {
  const html = render(
    formNamed('contact')!,
    rejectedState(formNamed('contact')!, { formError: ['Closed <b>'] }),
  )
  expect(html).toMatch(/role="alert"[^>]*>.*?<ul><li>Closed &lt;b&gt;<\/li><\/ul>/u)
})

test('a message is tied to its control', () => {
  const html = render(formNamed('contact')!, rejectedState(formNamed('contact')!))
  const control = /<input[^>]* id="email"[^>]*>/u.exec(html)![0]
  expect(control).toContain('aria-invalid="true"')
  expect(control).toContain('aria-describedby="email-hint email-error"')
})

test('phones offer capitals for codes, and text may run in either direction', () => {
  const html = render(formNamed('installation')!)
  const control = (name: string) =>
    new RegExp(`<(?:input|textarea)[^>]* id="${name}"[^>]*>`, 'u').exec(html)![0]
  for (const code of ['vatNumber', 'iban', 'swiftCode'])
    expect(control(code)).toContain('autoCapitalize="characters" spellCheck="false" autoCorrect="off"')
  for (const name of ['companyName', 'longDescription']) expect(control(name)).toContain('dir="auto"')
  for (const other of ['businessPhone', 'businessEmail']) expect(control(other)).not.toContain('dir=')
})

test('the key of a phone’s keyboard says what Enter does', () => {
  for (const form of ALL_FORMS) {
    const texts = Object.entries(form.fields).filter(([, { type }]) =>
      /^(?:text|email|tel|url|time)$/u.test(type),
    )
    const hints = [...render(form).matchAll(/ enterKeyHint="(\w+)"/gu)].map(([, hint]) => hint)
    const endsWithText = Object.values(form.fields).findLast(({ type }) =>
      /^(?:text|email|tel|url|time|textarea)$/u.test(type),
    )
    expect(hints).toHaveLength(texts.length)
    expect(hints.slice(0, -1).every((hint) => hint === 'next')).toBe(true)
    expect(hints.at(-1)).toBe(endsWithText?.type === 'textarea' ? 'next' : 'go')
  }
})

test('personal fields have the attributes that autofill needs', () => {
  const html = render(formNamed('contact')!)
  expect(/<input[^>]* id="firstName"[^>]*>/u.exec(html)![0]).toMatch(
    /autoComplete="given-name".*maxLength="50"/u,
  )
  expect(/<input[^>]* id="email"[^>]*>/u.exec(html)![0]).toContain('type="email"')
})

test('autofill tells the phones and addresses of business, contact and public profile apart', () => {
  const html = render(formNamed('installation')!)
  for (const section of ['business', 'contact', 'public'])
    for (const kind of ['Phone', 'Email'])
      expect(new RegExp(`<input[^>]* id="${section}${kind}"[^>]*>`, 'u').exec(html)![0]).toContain(
        `autoComplete="section-${section} `,
      )
})

test('the contact message has no maxlength, so that its own rule can show an error', () => {
  expect(/<textarea[^>]*>/u.exec(render(formNamed('contact')!))![0]).not.toContain('maxLength')
  expect(/<textarea[^>]*>/u.exec(render(formNamed('investor')!))![0]).toContain('maxLength="1000"')
})

test('the prefix is shown and described, not part of the control', () => {
  const html = render(formNamed('installation')!)
  expect(html).toContain('<span class="prefix" id="businessPhone-prefix">+351</span>')
  expect(/<input[^>]* id="businessPhone"[^>]*>/u.exec(html)![0]).toContain('value=""')
})

test('an option is preselected where the specification says so, and nowhere else', () => {
  expect(render(formNamed('contact')!)).toMatch(/checked="" value="Support"/u)
  expect(render(formNamed('apply')!)).toMatch(/<option value="Design" selected="">/u)
  expect(render(formNamed('os-installation')!)).not.toMatch(/type="radio"[^>]*checked/u)
  for (const form of ALL_FORMS) expect(render(form)).not.toMatch(/type="checkbox"[^>]*checked/u)
})

test('terms open a new tab, so that the form stays', () => {
  const html = render(formNamed('apply')!)
  expect(html).toMatch(/<a href="\/terms" target="_blank" rel="noopener">Terms and Conditions/u)
  expect(html).toMatch(/<a href="\/privacy-policy" target="_blank" rel="noopener">Privacy Policy/u)
})

test('files are sent as multipart, and the page shows when they have to be chosen again', () => {
  const form = formNamed('apply')!
  expect(render(form)).toContain('encType="multipart/form-data"')
  expect(render(form)).not.toContain('choose them again')
  expect(render(form, { ...rejectedState(form), filesLost: true })).toContain(
    'Your files were not kept: choose them again.',
  )
})

test('the size limit of a file is shown beside its control', () => {
  const html = render(withUploadLimit(formNamed('apply')!, 8))
  expect(html).toContain('<p class="hint" id="cv-hint">PDF, up to 8 MB.</p>')
  expect(html).toMatch(/<input[^>]* id="cv"[^>]* aria-describedby="cv-hint"/u)
})

test('password managers and people leave the honeypot empty', () => {
  const honeypot = new RegExp(`<input[^>]* name="${HONEYPOT_NAME}"[^>]*>`, 'u').exec(
    render(formNamed('contact')!),
  )![0]
  for (const mark of ['tabindex="-1"', 'autoComplete="off"', 'data-1p-ignore', 'data-lpignore="true"']) {
    expect(honeypot).toContain(mark)
  }
})

test('a guided form shows all its sections until JavaScript is there', () => {
  const html = render(formNamed('installation')!)
  expect(html).not.toMatch(/<fieldset[^>]*hidden/u)
  expect(html).toContain('5 sections')
  expect(html).toContain('>Accept and send</button>')
})

test('a field added to a definition is rendered without another change', () => {
  const nickname: TextField = { type: 'text', label: 'Nickname', rules: [], inputLimit: 7 }
  const { fields, sections, ...rest } = formNamed('career-apply')!
  const form = defineForm({
    ...rest,
    sections: [{ ...sections[0]!, fields: { ...fields, nickname } }],
  })
  expect(render(form)).toMatch(
    /<label for="nickname">Nickname<\/label>.*<input[^>]* id="nickname"[^>]* maxLength="7"/u,
  )
})

function render(form: FormDefinition, state?: FormState, given: { sendsMail?: boolean } = {}): string {
  const Layout = form.guided ? GuidedForm : PlainForm
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`${form.page}?sent=no#email`]}>
      <Form form={form} Layout={Layout} {...(state && { state })} {...given} />
    </MemoryRouter>,
  )
}

function rejectedState(
  form: FormDefinition,
  given: { answers?: Record<string, string>; formError?: FormError } = {},
) {
  return {
    kind: 'rejected' as const,
    answers: given.answers ?? {},
    formError: given.formError ?? '',
    errors: Object.fromEntries(Object.keys(form.fields).map((name) => [name, `Wrong ${name}`])),
    advice: {},
    filesLost: false,
  }
}

function messageOf(html: string, field: string): string {
  return text(new RegExp(`<p class="field-error" id="${field}-error">(.*?)</p>`, 'u').exec(html)?.[1] ?? '')
}

function text(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>/gu, '')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&#x27;', "'")
}

function escape(label: string): string {
  return label.replaceAll('&', '&amp;')
}
