import { expect, test } from 'vitest'
import { ALL_FORMS, formNamed } from '@beam/forms/all-forms.ts'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { withUploadLimit } from '@beam/forms/engine/with-upload-limit.ts'
import { rejectedState, renderForm } from './testing/render-form.tsx'

test('a message is tied to its control', () => {
  const html = renderForm(formNamed('contact')!, rejectedState(formNamed('contact')!))
  const control = /<input[^>]* id="email"[^>]*>/u.exec(html)![0]
  expect(control).toContain('aria-invalid="true"')
  expect(control).toContain('aria-describedby="email-hint email-error"')
})

test('phones offer capitals for codes, and text may run in either direction', () => {
  const html = renderForm(formNamed('installation')!)
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
    const hints = [...renderForm(form).matchAll(/ enterKeyHint="(\w+)"/gu)].map(([, hint]) => hint)
    const endsWithText = Object.values(form.fields).findLast(({ type }) =>
      /^(?:text|email|tel|url|time|textarea)$/u.test(type),
    )
    expect(hints).toHaveLength(texts.length)
    expect(hints.slice(0, -1).every((hint) => hint === 'next')).toBe(true)
    expect(hints.at(-1)).toBe(endsWithText?.type === 'textarea' ? 'next' : 'go')
  }
})

test('personal fields have the attributes that autofill needs', () => {
  const html = renderForm(formNamed('contact')!)
  expect(/<input[^>]* id="firstName"[^>]*>/u.exec(html)![0]).toMatch(
    /autoComplete="given-name".*maxLength="50"/u,
  )
  expect(/<input[^>]* id="email"[^>]*>/u.exec(html)![0]).toContain('type="email"')
})

test('autofill tells the phones and addresses of business, contact and public profile apart', () => {
  const html = renderForm(formNamed('installation')!)
  for (const section of ['business', 'contact', 'public'])
    for (const kind of ['Phone', 'Email'])
      expect(new RegExp(`<input[^>]* id="${section}${kind}"[^>]*>`, 'u').exec(html)![0]).toContain(
        `autoComplete="section-${section} `,
      )
})

test('the contact message has no maxlength, so that its own rule can show an error', () => {
  expect(/<textarea[^>]*>/u.exec(renderForm(formNamed('contact')!))![0]).not.toContain('maxLength')
  expect(/<textarea[^>]*>/u.exec(renderForm(formNamed('investor')!))![0]).toContain('maxLength="1000"')
})

test('the prefix is shown and described, not part of the control', () => {
  const html = renderForm(formNamed('installation')!)
  expect(html).toContain('<span class="prefix" id="businessPhone-prefix">+351</span>')
  expect(/<input[^>]* id="businessPhone"[^>]*>/u.exec(html)![0]).toContain('value=""')
})

test('the size limit of a file is shown beside its control', () => {
  const html = renderForm(withUploadLimit(formNamed('apply')!, 8))
  expect(html).toContain('<p class="hint" id="cv-hint">PDF, up to 8 MB.</p>')
  expect(html).toMatch(/<input[^>]* id="cv"[^>]* aria-describedby="cv-hint"/u)
})

test('password managers and people leave the honeypot empty', () => {
  const honeypot = new RegExp(`<input[^>]* name="${HONEYPOT_NAME}"[^>]*>`, 'u').exec(
    renderForm(formNamed('contact')!),
  )![0]
  for (const mark of ['tabindex="-1"', 'autoComplete="off"', 'data-1p-ignore', 'data-lpignore="true"']) {
    expect(honeypot).toContain(mark)
  }
})
